import 'server-only';
import type { Connection } from '@/db/client';
import { profileFields } from '@/db/enums';
import { shownName } from '@/lib/people/audience/shown-name';
import { isAmong, isShown, type ProfileField, type Reader } from '@/lib/people/audience/visibility-policy';
import { levelJob } from '@/lib/learning/courses/level-job';
import { nameKey } from './name-key';
import { deleteRow, putRow, selectOwner, type DirectoryRow } from './inside/refresh-queries';
import { putWords } from './inside/word-queries';

type Owner = NonNullable<Awaited<ReturnType<typeof selectOwner>>>;

/**
 * Writes the fields by which members may find a person, in the transaction that changed their profile. A person without a
 * profile, with one hidden from members, or of unknown age is removed. The tested level follows in a job.
 * @param lastSeenAt time of the last activity; stored only if it is shown to members and later than the stored one
 */
export async function refreshDirectory(on: Connection, userId: number, lastSeenAt?: Date): Promise<void> {
  const owner = await selectOwner(on, userId);
  const birthDate = owner?.birthDate ?? null;
  if (!owner || birthDate === null || !isAmong('member', owner.profile.audience))
    return deleteRow(on, userId);
  await putRow(on, rowOf(userId, { ...owner, birthDate }, lastSeenAt), {
    laterActivity: isShown('presence', 'member', owner.profile),
    testedLevel: isShown('russian_level', 'member', owner.profile) && owner.profile.nativeLanguage !== 'ru',
  });
  await putWords(on, userId);
  await levelJob.queue({ user: userId }, on);
}

type Findable = Owner & { birthDate: string };

function rowOf(userId: number, { profile, ...user }: Findable, lastSeenAt: Date | undefined): DirectoryRow {
  const shown = <T>(field: ProfileField, value: T): T | null =>
    isShown(field, 'member', profile) ? value : null;
  const nameFor = (reader: Reader) => shownName(user, isShown('surname', reader, profile));
  return {
    userId,
    nameKey: nameKey(nameFor('visitor'), nameFor('member')),
    birthDate: user.birthDate,
    shownBirthDate: shown('age', user.birthDate),
    gender: shown('gender', profile.gender),
    country: shown('country', profile.country),
    nativeLanguage: shown('native_language', profile.nativeLanguage),
    russianLevel: shown('russian_level', profile.russianLevel),
    occupation: shown('occupation', profile.occupation),
    isPublic: profile.audience === 'everyone',
    openFields: profileFields.filter((field) => isShown(field, 'visitor', profile)),
    activeAt: shown('presence', lastSeenAt) ?? profile.joinedAt,
  };
}
