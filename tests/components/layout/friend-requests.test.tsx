import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Bell } from '@/components/layout/friend-requests/bell';
import { RequestPopover } from '@/components/layout/friend-requests/request-popover';
import { held, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const tie = { follows: false, friendship: 'asked', mutes: false, blocks: false };
const asker = (id: number, name: string) => ({
  id,
  name,
  avatar: null,
  since: '2026-01-02T03:04:05.000Z',
  tie,
});
const answer = (requests: object[]) => ({ body: { friends: [], requests, outgoing: [], counts: {} } });
const settings = {
  'GET /api/notifications': { body: { items: [], unread: 0, next: null } },
  'GET /api/settings': { body: {} },
};
const open = () => show(<RequestPopover trigger={<button type="button">bell</button>} />);

const noNews = { 'GET /api/notifications': { body: { items: [], unread: 0, next: null } } };

describe('the requests at the bell', () => {
  it('are loading, and then there are none', async () => {
    const { reply, give } = held(answer([]));
    serve({ ...noNews, 'GET /api/friends': reply });
    open();
    expect((await screen.findAllByRole('status'))[0]?.textContent).toBe('Loading requests');
    give();
    expect(await screen.findByText('No requests right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
      '/en/friends?tab=requests',
    );
  });

  it('could not be loaded, and can be asked for again', async () => {
    serve({ ...noNews, 'GET /api/friends': [{ status: 404, body: {} }, answer([asker(7, 'Вера Л.')])] });
    const { person } = open();
    await screen.findByRole('alert');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Вера Л.' })).toBeTruthy();
  });

  it('are accepted and declined in place, and the count is asked for again', async () => {
    const calls = serve({
      ...settings,
      'GET /api/friends': answer([asker(7, 'Вера Л.'), asker(8, 'Борис В.')]),
      'PUT /api/people/7/friendship': { body: { ...tie, friendship: 'friends' } },
      'DELETE /api/people/8/friendship': { body: { ...tie, friendship: 'none' } },
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Accept: Вера Л.' }));
    expect(await screen.findByText('You are friends now')).toBe(document.activeElement);
    await person.click(screen.getByRole('button', { name: 'Decline: Борис В.' }));
    expect(await screen.findByText('Request declined')).toBeTruthy();
    expect(calls.filter(({ path }) => path === '/api/settings')).toHaveLength(2);
  });

  it('are the five latest ones', async () => {
    serve({ ...noNews, 'GET /api/friends': answer([1, 2, 3, 4, 5, 6].map((id) => asker(id, `Вера ${id}`))) });
    open();
    expect(await screen.findAllByRole('button', { name: /^Accept/u })).toHaveLength(5);
  });
});

describe('the news at the bell', () => {
  const item = (id: number) => ({
    id,
    kind: 'follower',
    people: [{ id: 7, name: 'Вера Л.', avatar: null }],
    count: 1,
    at: '2026-01-02T03:04:05.000Z',
    is_read: false,
    text: `Вера Л. follows you ${id}.`,
    href: '/profile/7',
  });
  const requests = { 'GET /api/friends': answer([]) };

  it('are the five latest, and lead to all of them', async () => {
    const items = [6, 5, 4, 3, 2, 1].map(item);
    serve({ ...requests, 'GET /api/notifications': { body: { items, unread: 6, next: null } } });
    open();
    expect(await screen.findAllByRole('link', { name: /follows you/u })).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/en/friends/news');
  });

  it('can be none', async () => {
    serve({ ...requests, ...noNews });
    open();
    expect(await screen.findByText('No news right now.')).toBeTruthy();
  });

  it('could not be loaded, and can be asked for again', async () => {
    const found = { body: { items: [item(1)], unread: 1, next: null } };
    serve({ ...requests, 'GET /api/notifications': [{ status: 404, body: {} }, found] });
    const { person } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('The news could not be loaded.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /follows you 1/u })).toBeTruthy();
  });
});

describe('the bell', () => {
  it.each([
    [0, 0, 'Friend requests'],
    [1, 0, '1 friend request'],
    [0, 2, 'Friend requests, unread news'],
    [2, 1, '2 friend requests, unread news'],
  ])('with %i requests and %i news is called “%s”', (count, news, name) => {
    const { container } = show(<Bell count={count} news={news} />);
    expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(container.querySelectorAll('.bg-rowan')).toHaveLength(count + news > 0 ? 1 : 0);
  });
});
