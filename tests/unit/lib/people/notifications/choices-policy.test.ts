import { describe, expect, it } from '@jest/globals';
import { notificationKinds } from '@/db/enums';
import {
  isFixed,
  isOffered,
  isQuiet,
  isWantedByDefault,
  minutesOfQuiet,
} from '@/lib/people/notifications/choices-policy';

describe('by themselves', () => {
  it('all kinds are shown at the bell but for the chat’s, which has a number of its own', () => {
    const elsewhere = notificationKinds.filter((kind) => !isWantedByDefault(kind, 'in_app'));
    expect(elsewhere).toEqual(['chat_unread']);
    expect(notificationKinds.filter((kind) => !isOffered(kind, 'in_app'))).toEqual(elsewhere);
    expect([isOffered('chat_unread', 'push'), isOffered('chat_unread', 'mail')]).toEqual([true, true]);
  });

  it('letters are about what one would not want to miss', () => {
    const mailed = notificationKinds.filter((kind) => isWantedByDefault(kind, 'mail'));
    expect(mailed).toContain('comment_answer');
    expect(mailed).not.toContain('comment_like');
    expect(mailed).not.toContain('follower');
  });

  it('what concerns the account cannot be hidden, but letters about it can be ended', () => {
    expect([isFixed('sanction_begun', 'in_app'), isFixed('sanction_begun', 'mail')]).toEqual([true, false]);
    expect(isFixed('follower', 'in_app')).toBe(false);
  });
});

describe('quiet hours', () => {
  it.each([
    [{ from: 22, until: 8 }, 21, false],
    [{ from: 22, until: 8 }, 22, true],
    [{ from: 22, until: 8 }, 7, true],
    [{ from: 22, until: 8 }, 8, false],
    [{ from: 13, until: 15 }, 12, false],
    [{ from: 13, until: 15 }, 14, true],
    [{ from: 13, until: 15 }, 15, false],
    [{ from: 0, until: 0 }, 0, false],
  ])('%j: at %i o’clock %s', (hours, hour, quiet) => {
    expect(isQuiet(hours, hour)).toBe(quiet);
  });

  it.each([
    [{ from: 22, until: 8 }, 22 * 60, 10 * 60],
    [{ from: 22, until: 8 }, 7 * 60 + 59, 1],
    [{ from: 22, until: 8 }, 8 * 60, 0],
    [{ from: 20, until: 0 }, 23 * 60 + 30, 30],
  ])('%j: from minute %i they last %i minutes', (hours, minute, left) => {
    expect(minutesOfQuiet(hours, minute)).toBe(left);
  });
});
