import type { firstContacts, personGenders } from '@/db/enums';
import type { AgeBracket } from '@/lib/people/audience/age-policy';

/** What others see of somebody that first contact may depend on. */
export interface Contact {
  gender: (typeof personGenders)[number] | null;
  ageBracket: AgeBracket | null;
}

/** Who may write to somebody first. */
export interface ContactRules {
  firstContact: (typeof firstContacts)[number];
  sameGender: boolean;
  sameAge: boolean;
}

/**
 * Whether `owner` wants to hear from `reader`, who is no friend: nobody is shown partners whom they may not write to.
 * It rests on what both show: who hides their gender cannot be told by it from the lists of men and of women.
 */
export function mayWriteFirst(reader: Contact, owner: Contact & ContactRules, isExchange: boolean): boolean {
  const isSameGender = owner.gender !== null && owner.gender === reader.gender;
  const isSameAge = owner.ageBracket !== null && owner.ageBracket.min === reader.ageBracket?.min;
  if ((owner.sameGender && !isSameGender) || (owner.sameAge && !isSameAge)) return false;
  return owner.firstContact === 'everyone' || (owner.firstContact === 'partners' && isExchange);
}
