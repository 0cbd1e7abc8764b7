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

/** A person whom the viewer may know of, with what they may see. */
export interface Person extends Omit<
  Row,
  'profile' | 'myBirthDate' | 'requestedBy' | 'areFriends' | 'isBlockedBy' | 'suspendedUntil'
> {
  profile: NonNullable<Row['profile']>;
  reader: Reader;
  /** 'requested': by the viewer; 'asked': of the viewer. */
  friendship: Friendship;
  /** Whether the viewer sees this field. */
  sees: (field: ProfileField) => boolean;
}

/**
 * A person as the viewer may see them; null for everybody of whom they shall not know: who does not exist or has not
 * joined the community, whose profile is closed to them, who has blocked them, who is suspended, and minors for adults and the reverse.
 * Every verb between two people asks this first, so that all of these have the same answer.
 */
export async function findPerson(viewer: Pick<Viewer, 'id'> | null, id: number): Promise<Person | null> {
  const [person] = await findPeople(viewer, [id]);
  return person ?? null;
}

/** The same for several people at once, in no order: those whom the viewer may know of. */
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

/** The same, for verbs. Throws AppError('not_found') for whoever is not to be known of, and for the viewer themself. */
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

/** Who asks for friendship shows a profile for friends to the person asked, who otherwise could not answer. */
function mayOpen(reader: Reader, { id, requestedBy }: Row, { audience }: Person['profile']): boolean {
  return isAmong(reader, audience) || (audience === 'friends' && requestedBy === id);
}

/** Visitors may be anybody, so that they know of no minor. */
function mayKnow(reader: Reader, birthDate: string | null, myBirthDate: string | null): boolean {
  const day = now().toISOString().slice(0, 10);
  if (reader === 'self') return true;
  if (reader === 'visitor') return birthDate !== null && ageOn(birthDate, day) >= adultYears;
  return mayMeet(ageGroupOn(birthDate, day), ageGroupOn(myBirthDate, day));
}
