import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RequestPopover } from '@/components/layout/friend-requests/request-popover';
import { held, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const tie = { follows: false, friendship: 'asked', blocks: false };
const asker = (id: number, name: string) => ({
  id,
  name,
  avatar: null,
  since: '2026-01-02T03:04:05.000Z',
  tie,
});
const answer = (requests: object[]) => ({ body: { friends: [], requests, outgoing: [], counts: {} } });
const settings = { 'GET /api/settings': { body: {} } };
const open = () => show(<RequestPopover trigger={<button type="button">bell</button>} />);

describe('the requests at the bell', () => {
  it('are loading, and then there are none', async () => {
    const { reply, give } = held(answer([]));
    serve({ 'GET /api/friends': reply });
    open();
    expect((await screen.findByRole('status')).textContent).toBe('Loading requests');
    give();
    expect(await screen.findByText('No requests right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
      '/en/friends?tab=requests',
    );
  });

  it('could not be loaded, and can be asked for again', async () => {
    serve({ 'GET /api/friends': [{ status: 404, body: {} }, answer([asker(7, 'Вера Л.')])] });
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
    serve({ 'GET /api/friends': answer([1, 2, 3, 4, 5, 6].map((id) => asker(id, `Вера ${id}`))) });
    open();
    expect(await screen.findAllByRole('button', { name: /^Accept/u })).toHaveLength(5);
  });
});
