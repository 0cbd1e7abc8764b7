import 'server-only';
import { isShown, type ProfileField } from '@/lib/people/audience/visibility-policy';
import { offsetMinutes } from '@/lib/platform/time/offset';
import { mayWriteFirst } from './first-contact';
import type { OwnerRow } from './inside/owner-queries';
import type { Match } from './match';
import { visibleToMembers, type VisibleProfile } from './visible-profile';

/** Somebody, and what members see of them. */
export interface Candidate {
  row: OwnerRow;
  shown: VisibleProfile;
}

/** Reads what members see of each row; each zone is asked once, because that is slow. `day` is that of UTC. */
export function candidateMaker(at: Date, day: string): (rows: OwnerRow[]) => Candidate[] {
  const offsets = new Map<string, number>();
  const offsetOf = (timeZone: string) => {
    const offset = offsets.get(timeZone) ?? offsetMinutes(timeZone, at);
    offsets.set(timeZone, offset);
    return offset;
  };
  return (rows) =>
    rows.map((row) => {
      const { birthDate, timeZone, languages, profile } = row;
      const time = { bits: profile.availability, offsetMinutes: offsetOf(timeZone) };
      const owner = { ...profile, ...time, birthDate, languages, visibility: profile };
      return { row, shown: visibleToMembers(owner, day) };
    });
}

/** Whether somebody wants to hear from `me`, who is no friend. */
export function isOpenTo(me: Candidate, { row, shown }: Candidate, { reasons }: Match): boolean {
  const isExchange = reasons.some(({ kind }) => kind === 'exchange');
  const reader = { gender: genderOf(me), ageBracket: me.shown.ageBracket };
  const owner = { ...row.profile, gender: genderOf({ row }), ageBracket: shown.ageBracket };
  return mayWriteFirst(reader, owner, isExchange);
}

export const membersSee = ({ row }: Pick<Candidate, 'row'>, field: ProfileField) =>
  isShown(field, 'member', row.profile);

const genderOf = (person: Pick<Candidate, 'row'>) =>
  membersSee(person, 'gender') ? person.row.profile.gender : null;
