import type { firstContacts, personGenders } from '@/db/enums';
import type { AgeBracket } from '@/lib/people/audience/age-policy';

/** The fields that first contact may depend on, as others see them. */
export interface Contact {
  gender: (typeof personGenders)[number] | null;
  ageBracket: AgeBracket | null;
}

/** Rules for who may write to somebody first. */
export interface ContactRules {
  firstContact: (typeof firstContacts)[number];
  sameGender: boolean;
  sameAge: boolean;
}

/**
 * Whether `owner` accepts a first message from `reader`, who is not a friend; partners who do not are never listed. It reads
 * only what both show, so that a hidden gender cannot be found out by comparing lists.
 */
export function mayWriteFirst(reader: Contact, owner: Contact & ContactRules, isExchange: boolean): boolean {
  const isSameGender = owner.gender !== null && owner.gender === reader.gender;
  const isSameAge = owner.ageBracket !== null && owner.ageBracket.min === reader.ageBracket?.min;
  if ((owner.sameGender && !isSameGender) || (owner.sameAge && !isSameAge)) return false;
  return owner.firstContact === 'everyone' || (owner.firstContact === 'partners' && isExchange);
}
