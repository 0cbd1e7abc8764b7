import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { isSuspended } from '@/lib/people/auth/sanction-policy';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { friendshipOf, type Friendship } from './friendship';
import { adultYears, ageGroupOn, ageOn, mayMeet } from './age-policy';
import { selectPeople } from './inside/queries';
import { isAmong, isShown, type ProfileField, type Reader } from './visibility-policy';

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

/** A person whom the viewer may see, and which fields. */
export interface Person extends Omit<
  Row,
  'profile' | 'myBirthDate' | 'requestedBy' | 'areFriends' | 'isBlockedBy' | 'suspendedUntil'
> {
  profile: NonNullable<Row['profile']>;
  reader: Reader;
  /** 'requested': the viewer has asked the person; 'asked': the person has asked the viewer. */
  friendship: Friendship;
  /** Whether the viewer sees this field. */
  sees: (field: ProfileField) => boolean;
}

/**
 * A person as the viewer may see them. Null when there is nobody the viewer may see: no such account or no profile, a
 * profile hidden from the viewer, somebody who has blocked the viewer or is suspended, a minor for an adult, or the reverse.
 * Every verb between two people calls this first, so that the answer is the same in all these cases.
 */
export async function findPerson(viewer: Pick<Viewer, 'id'> | null, id: number): Promise<Person | null> {
  const [person] = await findPeople(viewer, [id]);
  return person ?? null;
}

/** Those of several people whom the viewer may see, in no order. */
export async function findPeople(
  viewer: Pick<Viewer, 'id'> | null,
  ids: readonly number[],
): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await selectPeople(viewer?.id ?? 0, ids);
  return rows.flatMap((row) => knownPerson(viewer, row) ?? []);
}

function knownPerson(viewer: Pick<Viewer, 'id'> | null, row: Row): Person | null {
  if (!row.profile || row.isBlockedBy) return null;
  const {
    profile,
    myBirthDate,
    requestedBy,
    areFriends,
    isBlockedBy: _,
    suspendedUntil: __,
    ...person
  } = row;
  const reader = readerOf(viewer, row);
  if (reader !== 'self' && isSuspended(row, now())) return null;
  if (!mayOpen(reader, row, profile) || !mayKnow(reader, person.birthDate, myBirthDate)) return null;
  return {
    ...person,
    profile,
    reader,
    friendship: friendshipOf(viewer, { requestedBy, areFriends }),
    sees: (field) => isShown(field, reader, profile),
  };
}

/** `findPerson` for verbs. Throws AppError('not_found') when the viewer may not see the person, or is the person. */
export async function requirePerson(viewer: Viewer, id: number): Promise<Person> {
  const person = id === viewer.id ? null : await findPerson(viewer, id);
  if (!person) throw new AppError('not_found');
  return person;
}

function readerOf(viewer: Pick<Viewer, 'id'> | null, { id, areFriends }: Row): Reader {
  if (!viewer) return 'visitor';
  if (viewer.id === id) return 'self';
  return areFriends ? 'friend' : 'member';
}

/** A friend request opens a profile for friends to the person who was asked; otherwise they could not answer. */
function mayOpen(reader: Reader, { id, requestedBy }: Row, { audience }: Person['profile']): boolean {
  return isAmong(reader, audience) || (audience === 'friends' && requestedBy === id);
}

/** A visitor may be anybody, so visitors see no minors. */
function mayKnow(reader: Reader, birthDate: string | null, myBirthDate: string | null): boolean {
  const day = now().toISOString().slice(0, 10);
  if (reader === 'self') return true;
  if (reader === 'visitor') return birthDate !== null && ageOn(birthDate, day) >= adultYears;
  return mayMeet(ageGroupOn(birthDate, day), ageGroupOn(myBirthDate, day));
}
