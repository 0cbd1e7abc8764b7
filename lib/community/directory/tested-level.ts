import 'server-only';
import { listCourses } from '@/lib/learning/courses/service';
import { findPlacedLevel } from '@/lib/learning/placement/service';
import { isShown } from '@/lib/people/audience/visibility-policy';
import { db } from '@/lib/platform/database/database';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { highestLevel } from './highest-level';
import { lockProfile, updateTestedLevel } from './inside/level-queries';

/**
 * Stores the level of Russian that the level test or a passed course has shown, if members see the person's level. Runs as a
 * job, so that a learner does not wait for the directory.
 */
export async function refreshTestedLevel(userId: number): Promise<void> {
  const [courses, placed] = await Promise.all([
    listCourses({ id: userId }, defaultLocale),
    findPlacedLevel(userId),
  ]);
  const passed = courses.filter(({ state }) => state === 'passed').map(({ level }) => level);
  const tested = highestLevel(placed ? [placed, ...passed] : passed);
  await db.transaction(async (on) => {
    // The lock serializes this with a change of the audience.
    const profile = await lockProfile(on, userId);
    if (!profile) return;
    const isSeen = isShown('russian_level', 'member', profile) && profile.nativeLanguage !== 'ru';
    await updateTestedLevel(on, userId, isSeen ? tested : null);
  });
}
