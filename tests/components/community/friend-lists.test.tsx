import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FriendLists } from '@/components/community/friends/friend-lists';
import { TieActions } from '@/components/community/ties/tie-actions';
import type { OpenTie, TieCounts, TiedPerson, TieList, TiePage } from '@/lib/people/ties/schema';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const asked: OpenTie = { follows: false, friendship: 'asked', mutes: false, blocks: false, may_ask: true };
const vera = (tie: Partial<OpenTie>): TiedPerson => ({
  id: 7,
  name: 'Вера Л.',
  avatar: null,
  since: '2026-05-01T10:00:00.000Z',
  tie: { ...asked, ...tie },
});
const nobody: TiePage = { people: [], next: null };
const none: Record<TieList, TiePage> = {
  friends: nobody,
  requests: nobody,
  outgoing: nobody,
  followers: nobody,
  following: nobody,
  muted: nobody,
  blocked: nobody,
};
const zero: TieCounts = {
  friends: 0,
  requests: 0,
  outgoing: 0,
  followers: 0,
  following: 0,
  muted: 0,
  blocked: 0,
};
const page = (...people: TiedPerson[]): TiePage => ({ people, next: null });
const accept = { 'PUT /api/people/7/friendship': { body: { ...asked, friendship: 'friends' } } };
const settings = { 'GET /api/settings': { body: {} } };

it('counts anew when a request is accepted, and keeps its row', async () => {
  serve({ ...settings, ...accept });
  const { person, visits, rerender } = show(
    <FriendLists first={{ ...none, requests: page(vera({})) }} counts={{ ...zero, requests: 1 }} />,
  );
  await person.click(screen.getByRole('tab', { name: 'Requests (1)' }));
  await person.click(screen.getByRole('button', { name: 'Accept: Вера Л.' }));
  expect(await screen.findByText('You are friends')).toBeTruthy();
  expect(visits.refreshed).toBe(1);

  const friends = page(vera({ friendship: 'friends' }));
  rerender(<FriendLists first={{ ...none, friends }} counts={{ ...zero, friends: 1 }} />);
  expect(screen.getByRole('tab', { name: 'Requests' })).toBeTruthy();
  expect(screen.getByText('You are friends')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Friends (1)' }));
  expect(screen.getByRole('link', { name: /^Вера Л\./u })).toBeTruthy();
});

it('keeps the tab of the blocked for whoever has just let the last of them in again', async () => {
  serve({ ...settings, 'DELETE /api/people/7/block': { body: { ...asked, friendship: 'none' } } });
  const blocked = page(vera({ friendship: 'none', blocks: true }));
  const { person, rerender } = show(
    <FriendLists first={{ ...none, blocked }} counts={{ ...zero, blocked: 1 }} />,
  );
  await person.click(screen.getByRole('tab', { name: 'Blocked (1)' }));
  await person.click(screen.getByRole('button', { name: 'Unblock: Вера Л.' }));
  await screen.findByRole('button', { name: 'Follow: Вера Л.' });
  rerender(<FriendLists first={none} counts={zero} />);
  expect(screen.getByRole('tab', { name: 'Blocked' }).getAttribute('aria-selected')).toBe('true');
});

it('a row says since when only as long as it is true', async () => {
  const friends: OpenTie = { ...asked, friendship: 'friends', follows: true };
  const apart: OpenTie = { ...asked, friendship: 'none' };
  serve({
    ...settings,
    'PUT /api/people/7/mute': { body: { ...friends, mutes: true } },
    'PUT /api/people/7/block': { body: { ...apart, blocks: true } },
    'DELETE /api/people/7/block': { body: apart },
  });
  const { person } = show(
    <FriendLists first={{ ...none, friends: page(vera(friends)) }} counts={{ ...zero, friends: 1 }} />,
  );
  const choose = async (name: string) => {
    await person.click(screen.getByRole('button', { name: 'More about Вера Л.' }));
    await person.click(screen.getByRole('menuitem', { name }));
  };
  await choose('Mute');
  await screen.findByRole('button', { name: 'Unmute: Вера Л.' });
  expect(screen.getByText('Friends since May 1, 2026')).toBeTruthy();
  await choose('Block');
  await person.click(screen.getByRole('button', { name: 'Yes, block' }));
  expect(await screen.findByText('You have blocked this person.')).toBeTruthy();
  expect(screen.queryByText(/Friends since/u)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Unblock: Вера Л.' }));
  await screen.findByRole('button', { name: 'Follow: Вера Л.' });
  expect(screen.queryByText(/Friends since/u)).toBeNull();
});

it.each([
  ['followers', { friendship: 'none' }, 'PUT /api/people/7/block', 'Block'],
  ['muted', { friendship: 'none', mutes: true }, 'DELETE /api/people/7/mute', 'Unmute: Вера Л.'],
  ['following', { friendship: 'none', follows: true }, 'DELETE /api/people/7/follow', 'Unfollow: Вера Л.'],
] as const)('whoever leaves the list “%s” has no date there', async (list, tie, call, action) => {
  const after = { ...asked, friendship: 'none' as const, blocks: action === 'Block' };
  serve({ ...settings, [call]: { body: after } });
  const { person } = show(
    <FriendLists first={{ ...none, [list]: page(vera(tie)) }} counts={{ ...zero, [list]: 1 }} />,
  );
  await person.click(screen.getByRole('tab', { name: /\(1\)/u }));
  expect(screen.getByText(/May 1, 2026/u)).toBeTruthy();
  if (action === 'Block') {
    await person.click(screen.getByRole('button', { name: 'More about Вера Л.' }));
    await person.click(screen.getByRole('menuitem', { name: 'Block' }));
    await person.click(screen.getByRole('button', { name: 'Yes, block' }));
  } else await person.click(screen.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByText(/May 1, 2026/u)).toBeNull());
});

it('what is done in one place is known in every other on the page', async () => {
  serve({ ...settings, ...accept });
  const person = { id: 7, name: 'Вера Л.' };
  const { person: reader } = show(
    <>
      <TieActions person={person} tie={asked} />
      <TieActions person={person} tie={asked} />
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Accept: Вера Л.' });
  if (first) await reader.click(first);
  expect(await screen.findAllByText('You are friends')).toHaveLength(2);
});
