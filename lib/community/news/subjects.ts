import 'server-only';
import { localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { FactGroup } from './inside/facts-queries';
import { selectArticleSubjects, selectCourseSubjects, selectLessonSubjects } from './inside/subject-queries';
import { maxSubjects } from './limits';
import type { NewsKind } from './schema';

/** The lessons, courses and articles that entries name, in the reader's language, by their ids. */
export async function loadSubjects(groups: readonly FactGroup[], locale: Locale) {
  const idsOf = (...kinds: NewsKind[]) => [
    ...new Set(groups.filter(({ kind }) => kinds.includes(kind)).flatMap(({ subjects }) => subjects)),
  ];
  const [lessons, courses, articles] = await Promise.all([
    selectLessonSubjects(idsOf('lesson'), locale),
    selectCourseSubjects(idsOf('course', 'review'), locale),
    selectArticleSubjects(idsOf('article')),
  ]);
  return {
    lessons: pickFrom(lessons),
    courses: pickFrom(courses),
    articles: pickFrom(articles.map(({ titles, ...row }) => ({ ...row, title: localize(locale, titles) }))),
  };
}

/** The first few of a list of ids, without the ids. */
function pickFrom<T extends { id: number }>(rows: readonly T[]) {
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return (ids: readonly number[]) => ids.slice(0, maxSubjects).flatMap((id) => byId.get(id) ?? []);
}
