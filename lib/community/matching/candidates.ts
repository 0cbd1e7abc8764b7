import 'server-only';
import { isShown, type ProfileField } from '@/lib/people/audience/visibility-policy';
import { offsetMinutes } from '@/lib/platform/time/offset';
import { mayWriteFirst } from './first-contact';
import type { OwnerRow } from './inside/owner-queries';
import type { Match } from './match';
import { visibleToMembers, type VisibleProfile } from './visible-profile';

/** A person with the fields that members see. */
export interface Candidate {
  row: OwnerRow;
  shown: VisibleProfile;
}

/** Makes candidates of rows. The offset of each time zone is computed once, because that is slow. `day` is in UTC. */
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

/** Whether the candidate accepts a first message from `me`, who is not a friend. */
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
