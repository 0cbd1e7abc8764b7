import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { NotificationList } from '@/components/community/notifications/notification-list';
import type { NotificationItem } from '@/lib/people/notifications/schema';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const vera = { id: 7, name: 'Вера Л.', avatar: null };

function itemOf(id: number, more: Partial<NotificationItem> = {}): NotificationItem {
  return {
    id,
    kind: 'follower',
    people: [vera],
    count: 1,
    at: '2026-01-02T03:04:05.000Z',
    is_read: false,
    text: `Вера Л. follows you ${id}.`,
    href: '/profile/7',
    ...more,
  };
}

const pageOf = (items: NotificationItem[], next: number | null = null) => ({ items, unread: 1, next });

describe('the list of news about oneself', () => {
  it('is empty at first, and leads to the choices', () => {
    show(<NotificationList first={pageOf([])} />);
    expect(screen.getByText('Nothing new for you')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Choose what we tell you' });
    expect(link.getAttribute('href')).toBe('/en/account/notifications');
  });

  it('says what is new, and leads to what it is about', () => {
    show(<NotificationList first={pageOf([itemOf(2), itemOf(1, { is_read: true })])} />);
    const [fresh, old] = within(screen.getByRole('list', { name: 'News about you' })).getAllByRole('link');
    expect(fresh?.getAttribute('href')).toBe('/en/profile/7');
    expect(within(fresh!).getByText('New')).toBeTruthy();
    expect(within(old!).queryByText('New')).toBeNull();
  });

  it('has entries without a page of their own, which are no links', () => {
    show(
      <NotificationList
        first={pageOf([itemOf(1, { kind: 'report_decided', people: [], href: null, text: 'Looked into.' })])}
      />,
    );
    expect(screen.getByText('Looked into.').closest('a')).toBeNull();
  });

  it('marks an entry that is opened as read', async () => {
    const calls = serve({
      'PUT /api/notifications/2/read': { body: { unread: 0 } },
      'GET /api/notifications': { body: pageOf([]) },
    });
    const { person } = show(<NotificationList first={pageOf([itemOf(2)])} />);
    await person.click(screen.getByRole('link', { name: /follows you 2/u }));
    expect(sentTo(calls, 'PUT /api/notifications/2/read')).toHaveLength(1);
    expect(screen.queryByText('New')).toBeNull();
  });

  it('marks all as read, up to the latest that is shown', async () => {
    const calls = serve({ 'PUT /api/notifications/read': { body: { unread: 0 } } });
    const { person } = show(<NotificationList first={pageOf([itemOf(9), itemOf(3)])} />);
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    await person.click(button);
    expect(sentTo(calls, 'PUT /api/notifications/read')).toEqual([{ until: 9 }]);
    expect(screen.queryAllByText('New')).toEqual([]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.click(button);
    expect(sentTo(calls, 'PUT /api/notifications/read')).toHaveLength(1);
  });

  it('keeps them new where that failed', async () => {
    const calls = serve({ 'PUT /api/notifications/read': refusal('validation', 'No.') });
    const { person } = show(<NotificationList first={pageOf([itemOf(9)])} />);
    await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(sentTo(calls, 'PUT /api/notifications/read')).toHaveLength(1);
    expect(await screen.findByText('New')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });

  it('goes on page by page to its end, and says what could not be loaded', async () => {
    serve({
      'GET /api/notifications?before=5': [
        { status: 404, body: {} },
        { body: pageOf([itemOf(5), itemOf(4)]) },
      ],
    });
    const { person } = show(<NotificationList first={pageOf([itemOf(5)], 5)} />);
    const more = () => screen.getByRole('button', { name: 'Show earlier news' });
    await person.click(more());
    expect(await screen.findByText('The news could not be loaded. Please try again.')).toBeTruthy();
    await person.click(more());
    expect(await screen.findByText('That is all the news.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /follows you/u })).toHaveLength(2);
  });
});
