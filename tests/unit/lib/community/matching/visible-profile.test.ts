import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchOf } from '@/lib/community/matching/match';
import { visibleToMembers, type Owner } from '@/lib/community/matching/visible-profile';
import { audienceOf, type ProfileField } from '@/lib/people/audience/visibility-policy';
import { owner } from './people';

const day = '2026-11-26';

/** The part of a profile behind each field that matching knows. */
const partsOfFields: [ProfileField, (keyof Owner)[]][] = [
  ['native_language', ['nativeLanguage']],
  ['russian_level', ['russianLevel']],
  ['languages', ['languages']],
  ['goals', ['goals']],
  ['interests', ['interests']],
  ['availability', ['bits', 'offsetMinutes']],
  ['age', ['birthDate']],
];

describe('what is hidden from members', () => {
  it('changes nothing of a match, whatever it is', () => {
    fc.assert(
      fc.property(owner, owner, owner, (mine, theirs, another) => {
        const hidden = partsOfFields.filter(([field]) =>
          ['friends', 'nobody'].includes(audienceOf(field, theirs.visibility.shownTo)),
        );
        const changed = { ...theirs };
        for (const [, parts] of hidden)
          for (const part of parts) Object.assign(changed, { [part]: another[part] });
        // A birth date still tells minors, who never read the matches of adults.
        const isAdult = (each: Owner) => each.birthDate < '2008-11-26';
        fc.pre(isAdult(theirs) && isAdult(changed));
        const me = visibleToMembers(mine, day);
        expect(matchOf(me, visibleToMembers(changed, day))).toEqual(
          matchOf(me, visibleToMembers(theirs, day)),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is not used for its owner either, so that both sides have the same score', () => {
    fc.assert(
      fc.property(owner, owner, (mine, theirs) => {
        const [me, them] = [visibleToMembers(mine, day), visibleToMembers(theirs, day)];
        expect(matchOf(me, them).score).toBe(matchOf(them, me).score);
      }),
    );
  });
});

it('nothing brings minors together to date', () => {
  fc.assert(
    fc.property(owner, (someone) => {
      expect(visibleToMembers({ ...someone, birthDate: '2010-01-01' }, day).goals).not.toContain('dating');
    }),
  );
});
