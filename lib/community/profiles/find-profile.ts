import 'server-only';
import { bracketOf, ageOn } from '@/lib/people/audience/age-policy';
import { findPerson, type Person } from '@/lib/people/audience/find-person';
import { profileSlug } from '@/lib/people/audience/profile-slug';
import { shownName } from '@/lib/people/audience/shown-name';
import type { ProfileField } from '@/lib/people/audience/visibility-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Welcoming } from '@/lib/people/ties/welcome';
import type { Locale } from '@/lib/platform/i18n/locales';
import { offsetMinutes } from '@/lib/platform/time/offset';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { partsOf } from './availability-policy';
import { loadLearning, type Learning } from './inside/learning';
import { selectLanguages } from './inside/queries';
import { russian } from './limits';
import { personView, type PersonView } from './schema';

export interface Reading {
  locale: Locale;
  /** Tells who accepts a first message from the reader. Passed in, because lib/community/matching depends on profiles. */
  welcoming: Welcoming;
}

/**
 * A person as the reader may see them; hidden fields are null. Null when the reader may not see the person.
 * @param viewer null for a visitor
 */
export async function findProfile(
  viewer: Pick<Viewer, 'id'> | null,
  id: number,
  { locale, welcoming }: Reading,
): Promise<PersonView | null> {
  const person = await findPerson(viewer, id);
  return person && viewPerson(viewer, person, { locale, welcoming });
}

/** The view of a person who was found before. */
export async function viewPerson(
  viewer: Pick<Viewer, 'id'> | null,
  person: Person,
  { locale, welcoming }: Reading,
): Promise<PersonView> {
  const isOther = viewer !== null && person.reader !== 'self';
  const [open, languages, learning] = await Promise.all([
    isOther ? welcoming(viewer, [person.id]) : null,
    person.sees('languages') ? selectLanguages(db, person.id) : null,
    needsLearning(person) ? loadLearning(person, locale) : null,
  ]);
  const tie = open && tieOf(person, open.has(person.id));
  return personView.parse({
    ...headOf(person),
    ...saidBy(person),
    languages,
    ...learntBy(person, learning),
    tie,
  });
}

function headOf(person: Person) {
  const { profile, reader } = person;
  return {
    id: person.id,
    name: shownName(person, person.sees('surname')),
    slug: profileSlug(person),
    role: person.role,
    reader,
    is_public: profile.audience === 'everyone',
    joined_at: profile.joinedAt.toISOString(),
  };
}

const tieOf = ({ follows, isFollowedBy, friendship, mutes, blocks }: Person, mayAsk: boolean) => ({
  follows,
  is_followed_by: isFollowedBy,
  friendship,
  mutes,
  blocks,
  may_ask: mayAsk,
});

function saidBy({ profile, birthDate, timeZone, sees }: Person) {
  const shown = <T>(field: ProfileField, value: T): T | null => (sees(field) ? value : null);
  const at = now();
  return {
    photo: shown('photo', pathOf(profile.photoId)),
    about: shown('about', profile.about || null),
    age: shown('age', birthDate && bracketOf(ageOn(birthDate, at.toISOString().slice(0, 10)))),
    gender: shown('gender', profile.gender),
    country: shown('country', profile.country),
    native_language: shown('native_language', profile.nativeLanguage),
    is_native: sees('native_language') && profile.nativeLanguage === russian,
    occupation: shown('occupation', profile.occupation),
    goals: shown('goals', profile.goals),
    interests: shown('interests', profile.interests),
    availability: shown('availability', {
      parts: partsOf(profile.availability),
      utc_offset_minutes: offsetMinutes(timeZone, at),
    }),
  };
}

const pathOf = (photo: string | null) => photo && apiRoutes.image(photo);

/** A native speaker has no level, and none is shown when the native language is hidden. */
const hasLevel = ({ sees, profile }: Person) => sees('russian_level') && profile.nativeLanguage !== russian;

const needsLearning = (person: Person) => person.sees('learning') || hasLevel(person);

function learntBy(person: Person, learning: Learning | null) {
  const level = { declared: person.profile.russianLevel, tested: learning?.tested ?? null };
  const isKnown = level.declared !== null || level.tested !== null;
  return {
    russian_level: hasLevel(person) && isKnown ? level : null,
    learning: person.sees('learning') && learning ? learning.view : null,
  };
}
