import 'server-only';
import { bracketOf, ageOn } from '@/lib/people/audience/age-policy';
import { shownName } from '@/lib/people/audience/shown-name';
import { isShown, type ProfileField, type Reader } from '@/lib/people/audience/visibility-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listOnline } from '@/lib/people/presence/list-online';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { listCountries } from './countries';
import { selectPeople } from './inside/people-queries';
import { maxCount, pageSize } from './limits';
import type { UserCard, UsersAnswer, UsersQuery } from './schema';
import { searchPeople, type SearchHit } from './search';
import { searcherOf, today } from './searcher';

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

const nobody: UsersAnswer = { users: [], count: 0, count_is_capped: false, countries: [], next: null };

/**
 * A page of the people whom the viewer may find: by a page number counted from 0, or after the cursor of the last answer.
 * Fields that somebody hides from the viewer affect neither who is found, nor the order, nor the count.
 */
export async function findPeople(
  viewer: Pick<Viewer, 'id'> | null,
  { page, after, ...filters }: UsersQuery,
): Promise<UsersAnswer> {
  const searcher = await searcherOf(viewer);
  if (!searcher) return nobody;
  const start = after === undefined ? page * pageSize : 0;
  const wanted = start + pageSize;
  const [{ found, count }, where] = await Promise.all([
    searchPeople({
      searcher,
      filters,
      after: after === undefined ? null : positionOf(after),
      limit: wanted + 1,
    }),
    listCountries(searcher),
  ]);
  const shown = found.slice(start, wanted);
  const last = found.length > wanted ? shown.at(-1) : undefined;
  return {
    users: await showPeople(shown, viewer),
    count: Math.min(count, maxCount),
    count_is_capped: count > maxCount,
    countries: where,
    next: last ? nextOf(last) : null,
  };
}

const nextOf = ({ tier, activeAt, id }: SearchHit) => `${tier}_${activeAt.getTime()}_${id}`;

function positionOf(next: string): SearchHit {
  const [tier = 0, time = 0, id = 0] = next.split('_').map(Number);
  return { tier, activeAt: new Date(time), id };
}

async function showPeople(
  found: readonly SearchHit[],
  viewer: Pick<Viewer, 'id'> | null,
): Promise<UserCard[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [rows, online] = await Promise.all([selectPeople(ids), listOnline(viewer, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reader = viewer ? 'member' : 'visitor';
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...showCard(row, reader), is_online: online.has(id) }] : [];
  });
}

function showCard(row: Row, reader: Reader): Omit<UserCard, 'is_online'> {
  const { id, birthDate, activeAt, profile, languages } = row;
  const sees = (field: ProfileField) => isShown(field, reader, profile);
  const shown = <T>(field: ProfileField, value: T): T | null => (sees(field) ? value : null);
  const photo = shown('photo', profile.photoId);
  return {
    id,
    name: shownName(row, sees('surname')),
    photo: photo === null ? null : apiRoutes.image(photo),
    age: sees('age') ? bracketOf(ageOn(birthDate, today())) : null,
    gender: shown('gender', profile.gender),
    country: shown('country', profile.country),
    native_language: shown('native_language', profile.nativeLanguage),
    russian_level: shown('russian_level', profile.russianLevel),
    tested_level: shown('russian_level', row.testedLevel),
    occupation: shown('occupation', profile.occupation),
    languages: sees('languages')
      ? languages.map(({ language, level, isLearning }) => ({ language, level, is_learning: isLearning }))
      : [],
    interests: shown('interests', profile.interests) ?? [],
    last_seen_at: shown('presence', activeAt)?.toISOString() ?? null,
  };
}
