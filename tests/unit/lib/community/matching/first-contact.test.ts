import { expect, it } from '@jest/globals';
import { mayWriteFirst } from '@/lib/community/matching/first-contact';
import { ageBrackets } from '@/lib/people/audience/age-policy';

const [, young, older] = ageBrackets;
const ivan = { gender: 'male', ageBracket: young } as const;
const open = {
  gender: 'female',
  ageBracket: older,
  firstContact: 'everyone',
  sameGender: false,
  sameAge: false,
} as const;

it.each([
  [{}, true, true],
  [{ firstContact: 'partners' }, false, true],
  [{ firstContact: 'friends' }, false, false],
  [{ firstContact: 'nobody' }, false, false],
  [{ sameGender: true }, false, false],
  [{ sameGender: true, gender: 'male' }, true, true],
  [{ sameGender: true, gender: null }, false, false],
  [{ sameAge: true }, false, false],
  [{ sameAge: true, ageBracket: young }, true, true],
  [{ sameAge: true, ageBracket: null }, false, false],
] as const)(
  'whoever has chosen %j hears from a stranger: %s, from a partner: %s',
  (rules, stranger, partner) => {
    expect(mayWriteFirst(ivan, { ...open, ...rules }, false)).toBe(stranger);
    expect(mayWriteFirst(ivan, { ...open, ...rules }, true)).toBe(partner);
  },
);

it('rests on what the reader shows, too', () => {
  const hiding = { gender: null, ageBracket: null };
  expect(mayWriteFirst(hiding, { ...open, sameGender: true }, true)).toBe(false);
  expect(mayWriteFirst(hiding, { ...open, sameAge: true }, true)).toBe(false);
});
