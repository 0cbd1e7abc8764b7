import 'server-only';
import type { cefrLevels } from '@/db/enums';
import { highestLevel } from '@/lib/community/directory/highest-level';
import type { PersonView } from '@/lib/community/profiles/schema';
import { listCourses } from '@/lib/learning/courses/service';
import { findPlacedLevel } from '@/lib/learning/placement/service';
import { getStreak } from '@/lib/learning/progress/streak-service';
import type { Locale } from '@/lib/platform/i18n/locales';

type Level = (typeof cefrLevels)[number];

export interface Learning {
  /** The highest level that the level test or a passed course has shown. */
  tested: Level | null;
  view: NonNullable<PersonView['learning']>;
}

/** What somebody learns, for readers who may see it. */
export async function loadLearning(
  learner: { id: number; timeZone: string },
  locale: Locale,
): Promise<Learning> {
  const [courses, placed, { days, longest }] = await Promise.all([
    listCourses(learner, locale),
    findPlacedLevel(learner.id),
    getStreak(learner),
  ]);
  const begun = courses.flatMap(({ slug, level, title, state, lessons, finished }) =>
    state === 'not_started' ? [] : { slug, level, title, state, lessons, finished },
  );
  const passed = begun.filter(({ state }) => state === 'passed').map(({ level }) => level);
  return {
    tested: highestLevel(placed ? [placed, ...passed] : passed),
    view: { courses: begun, streak: { days, longest } },
  };
}
