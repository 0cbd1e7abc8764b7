import 'server-only';
import { giveBirthDate } from '@/lib/people/account/birth-date';
import type { Viewer } from '@/lib/people/auth/viewer';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { bitsOf, partsOf } from './availability-policy';
import { hasProfile, putLanguages, putProfile, selectLanguages, selectOwnProfile } from './inside/queries';
import { russian } from './limits';
import { ownProfile, type OwnProfile, type ProfileInput } from './schema';
import { unsaid } from './unsaid';

type Owner = Pick<Viewer, 'id' | 'isVerified'>;

/** The viewer's own profile with all fields. Throws AppError('bad_token') when the account has just been erased. */
export async function getOwnProfile({ id }: Pick<Viewer, 'id'>): Promise<OwnProfile> {
  const [row, languages] = await Promise.all([selectOwnProfile(db, id), selectLanguages(db, id)]);
  if (!row) throw new AppError('bad_token');
  const { profile } = row;
  const head = { id, name: `${row.firstName} ${row.surname}`.trim(), birth_date: row.birthDate };
  if (!profile) return { ...head, photo: null, joined_at: null, ...unsaid };
  return ownProfile.parse({
    ...head,
    photo: profile.photoId && apiRoutes.image(profile.photoId),
    joined_at: profile.joinedAt.toISOString(),
    about: profile.about,
    gender: profile.gender,
    country: profile.country,
    native_language: profile.nativeLanguage,
    languages,
    russian_level: profile.russianLevel,
    occupation: profile.occupation,
    goals: profile.goals,
    interests: profile.interests,
    availability: partsOf(profile.availability),
    shown_to: profile.shownTo,
    audience: profile.audience,
    first_contact: profile.firstContact,
    same_gender: profile.sameGender,
    same_age: profile.sameAge,
  });
}

/**
 * Replaces the viewer's profile. The first time, this joins the community, which needs a date of birth.
 * Throws AppError: 'email_unverified', 'validation' about `birth_date`.
 */
export async function saveProfile(viewer: Owner, input: ProfileInput): Promise<OwnProfile> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  const savedAt = now();
  await db.transaction(async (on) => {
    await giveBirthDate(on, {
      userId: viewer.id,
      date: input.birth_date ?? null,
      isJoined: () => hasProfile(on, viewer.id),
    });
    await putProfile(on, rowOf(viewer.id, input, savedAt));
    await putLanguages(
      on,
      viewer.id,
      input.languages.map(({ is_learning: isLearning, ...each }) => ({ ...each, isLearning })),
    );
    await refreshDirectory(on, viewer.id, savedAt);
  });
  return getOwnProfile(viewer);
}

const rowOf = (userId: number, input: ProfileInput, savedAt: Date) => ({
  userId,
  about: input.about,
  gender: input.gender,
  country: input.country,
  nativeLanguage: input.native_language,
  russianLevel: input.native_language === russian ? null : input.russian_level,
  occupation: input.occupation,
  goals: input.goals,
  interests: input.interests,
  availability: bitsOf(input.availability),
  shownTo: input.shown_to,
  audience: input.audience,
  firstContact: input.first_contact,
  sameGender: input.same_gender,
  sameAge: input.same_age,
  joinedAt: savedAt,
  updatedAt: savedAt,
});
