import 'server-only';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';
import { findPerson, type Person } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import { isShown, type Reader } from '@/lib/people/audience/visibility-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { readTimeCursor, writeTimeCursor } from '@/lib/platform/text/time-cursor';
import { selectTiesOf } from './inside/tie-queries';
import type { PersonTieList } from './limits';
import type { KnownPerson, PersonTies } from './tie-schema';

const pageSize = 24;
type Me = Pick<Viewer, 'id'> | null;
type Row = Awaited<ReturnType<typeof selectTiesOf>>[number];

/**
 * A person's friends or followers, or the people they follow, as far as the reader may see them and they show their own
 * lists. Throws AppError('not_found'), also when the person hides the list.
 */
export async function listPersonTies(
  viewer: Me,
  id: number,
  list: PersonTieList,
  after?: string,
): Promise<PersonTies> {
  const person = await findPerson(viewer, id);
  if (!person?.sees('friends')) throw new AppError('not_found');
  return tiesOf(viewer, person, list, after);
}

/** A list of a person who was found before and shows it. */
export async function tiesOf(
  viewer: Me,
  { id }: Pick<Person, 'id'>,
  list: PersonTieList,
  after?: string,
): Promise<PersonTies> {
  const me = viewer?.id ?? 0;
  const today = now().toISOString().slice(0, 10);
  const adultsBornUntil = birthDatesOf({ min: adultYears, max: null }, today).until;
  const cursor = after === undefined ? null : readTimeCursor(after);
  const rows = await selectTiesOf(id, list, { me, adultsBornUntil }, { after: cursor, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    people: page.flatMap((row) => knownPerson(readerOf(me, row), me === id, row)),
    next: last ? writeTimeCursor(last) : null,
  };
}

function readerOf(me: number, { id, areFriends }: Row): Reader {
  if (me === 0) return 'visitor';
  if (me === id) return 'self';
  return areFriends ? 'friend' : 'member';
}

/** A person who hides their friends appears in no list but the reader's own. */
function knownPerson(reader: Reader, isOwnList: boolean, row: Row): KnownPerson[] {
  if (!isOwnList && !isShown('friends', reader, row)) return [];
  const photo = isShown('photo', reader, row) ? row.photoId : null;
  return [
    {
      id: row.id,
      name: shownName(row, isShown('surname', reader, row)),
      photo: photo && apiRoutes.image(photo),
    },
  ];
}
