import { describe, expect, it } from '@jest/globals';
import { audiences } from '@/db/enums';
import { isShown, type Reader } from '@/lib/people/audience/visibility-policy';

const readers: Reader[] = ['self', 'friend', 'member', 'visitor'];

describe('a field of a profile', () => {
  it.each([
    ['everyone', ['self', 'friend', 'member', 'visitor']],
    ['members', ['self', 'friend', 'member']],
    ['friends', ['self', 'friend']],
    ['nobody', ['self']],
  ] as const)('for %s is seen by %j', (audience, seeing) => {
    const profile = { audience: 'everyone', shownTo: { country: audience } } as const;
    expect(readers.filter((reader) => isShown('country', reader, profile))).toEqual(seeing);
  });

  it('is never seen by more people than the profile is', () => {
    for (const audience of audiences) {
      const closed = { audience, shownTo: { country: 'everyone' } } as const;
      const open = { audience: 'everyone', shownTo: { country: audience } } as const;
      for (const reader of readers)
        expect(isShown('country', reader, closed)).toBe(isShown('country', reader, open));
    }
  });

  it('is for members, and presence for friends, where nothing was chosen', () => {
    const profile = { audience: 'everyone', shownTo: {} } as const;
    expect(readers.filter((reader) => isShown('country', reader, profile))).toEqual([
      'self',
      'friend',
      'member',
    ]);
    expect(readers.filter((reader) => isShown('presence', reader, profile))).toEqual(['self', 'friend']);
  });
});
