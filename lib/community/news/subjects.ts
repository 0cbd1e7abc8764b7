import 'server-only';
import { findPeople } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import type { Viewer } from '@/lib/people/auth/viewer';
import { localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { FactGroup } from './inside/facts-queries';
import { selectArticleSubjects, selectCourseSubjects, selectLessonSubjects } from './inside/subject-queries';
import { maxSubjects } from './limits';
import type { NewsKind } from './schema';

/** The lessons, courses, articles and teachers that the entries name, in the reader's language, by id. */
export async function loadSubjects(viewer: Viewer, groups: readonly FactGroup[], locale: Locale) {
  const idsOf = (...kinds: NewsKind[]) => [
    ...new Set(groups.filter(({ kind }) => kinds.includes(kind)).flatMap(({ subjects }) => subjects)),
  ];
  const [lessons, courses, articles, teachers] = await Promise.all([
    selectLessonSubjects(idsOf('lesson'), locale),
    selectCourseSubjects(idsOf('course', 'review'), locale),
    selectArticleSubjects(idsOf('article')),
    findPeople(viewer, idsOf('teacher_review')),
  ]);
  return {
    lessons: pickFrom(lessons),
    courses: pickFrom(courses),
    teachers: pickFrom(
      teachers.map((teacher) => ({
        id: teacher.id,
        person: { id: teacher.id, name: shownName(teacher, teacher.sees('surname')) },
      })),
    ),
    knowsTeacher: (id: number) => teachers.some((teacher) => teacher.id === id),
    articles: pickFrom(articles.map(({ titles, ...row }) => ({ ...row, title: localize(locale, titles) }))),
  };
}

export type Subjects = Awaited<ReturnType<typeof loadSubjects>>;

/** Picks the first `maxSubjects` rows of a list of ids, without the ids. */
function pickFrom<T extends { id: number }>(rows: readonly T[]) {
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return (ids: readonly number[]) => ids.slice(0, maxSubjects).flatMap((id) => byId.get(id) ?? []);
}
