import { describe, expect, it } from '@jest/globals';
import { dialogStateOf, refusalOf, sharingOf } from '@/lib/chat/dialogs/policy';

it.each([
  [{ openedBy: null, isAccepted: false }, 'none'],
  [{ openedBy: 1, isAccepted: false }, 'asking'],
  [{ openedBy: 2, isAccepted: false }, 'asked'],
  [{ openedBy: 1, isAccepted: true }, 'open'],
] as const)('%j is %s for person 1', (facts, state) => {
  expect(dialogStateOf(1, facts)).toBe(state);
});

describe('who may write', () => {
  const usual = { areFriends: false, blocks: false, isWelcome: false, unanswered: 0 };
  it.each([
    [{ state: 'none' }, 'not_welcome'],
    [{ state: 'none', isWelcome: true }, null],
    [{ state: 'none', areFriends: true }, null],
    [{ state: 'asking', unanswered: 2 }, null],
    [{ state: 'asking', unanswered: 3 }, 'unanswered'],
    [{ state: 'asking', unanswered: 3, areFriends: true }, null],
    [{ state: 'asked' }, null],
    [{ state: 'open' }, null],
    [{ state: 'open', blocks: true, areFriends: true }, 'blocking'],
  ] as const)('%j: %s', (facts, refusal) => {
    expect(refusalOf({ ...usual, ...facts })).toBe(refusal);
  });
});

describe('what two see of each other', () => {
  const all = {
    state: 'open',
    isSeen: true,
    showsRead: true,
    theyShowRead: true,
    showsTyping: true,
    theyShowTyping: true,
  } as const;
  it.each([
    [{}, true, true],
    [{ showsRead: false }, false, true],
    [{ theyShowRead: false }, false, true],
    [{ showsTyping: false }, true, false],
    [{ theyShowTyping: false }, true, false],
    [{ isSeen: false }, false, false],
    [{ state: 'asking' }, false, true],
  ] as const)('%j: read %s, typing %s', (facts, read, typing) => {
    expect(sharingOf({ ...all, ...facts })).toEqual({ read, typing });
  });
});
