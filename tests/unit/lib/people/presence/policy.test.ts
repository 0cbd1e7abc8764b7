import { expect, it } from '@jest/globals';
import { channelsKnownMs, isOnline, lastCallMs, type Signs } from '@/lib/people/presence/policy';

const away: Signs = { isHere: false, checkedMsAgo: 0, calledMsAgo: null };

it.each<[string, Partial<Signs>, boolean]>([
  ['whose channel is occupied', { isHere: true }, true],
  [
    'whose channel is occupied, by an answer as old as one may be',
    { isHere: true, checkedMsAgo: channelsKnownMs },
    true,
  ],
  ['whose channel is vacated, though they have just called', { calledMsAgo: 0 }, false],
  [
    'whose channel was occupied before the live server went away',
    { isHere: true, checkedMsAgo: channelsKnownMs + 1 },
    false,
  ],
  [
    'who has just called while the live server is away',
    { checkedMsAgo: channelsKnownMs + 1, calledMsAgo: 0 },
    true,
  ],
  [
    'who has just called where there is no live server',
    { checkedMsAgo: null, calledMsAgo: lastCallMs },
    true,
  ],
  [
    'who called long ago where there is no live server',
    { checkedMsAgo: null, calledMsAgo: lastCallMs + 1 },
    false,
  ],
  ['who has no session where there is no live server', { isHere: true, checkedMsAgo: null }, false],
])('somebody %s: %j is %s', (_, signs, expected) => {
  expect(isOnline({ ...away, ...signs })).toBe(expected);
});
