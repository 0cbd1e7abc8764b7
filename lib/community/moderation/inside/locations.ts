import 'server-only';
import { findPeople } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import { idsOf, type ReportSubjectKind } from '@/lib/people/reports/subject';
import type { Viewer } from '@/lib/people/auth/viewer';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { listCommentLocations } from '@/lib/publishing/comments/locations';
import { selectArticles, selectCourseReviews, selectNotes, selectReviewedTeachers } from './location-queries';

export interface ContentLocation {
  title: string;
  href: string;
  /** Name of the author as everybody sees it; null when the name depends on the reader, or there is none. */
  author: string | null;
}

interface Subject {
  kind: ReportSubjectKind;
  key: string;
}
type Reader = Pick<Viewer, 'id'>;
type LocatedSubjects = [key: string, location: ContentLocation][];

/** Pages on which the subjects can be read now. The result is null for a subject that is gone, or has no page of its own. */
export async function loadLocations(viewer: Reader, subjects: readonly Subject[], locale: Locale) {
  const keysOf = (kind: ReportSubjectKind) =>
    subjects.flatMap((each) => (each.kind === kind ? each.key : []));
  const found: Partial<Record<ReportSubjectKind, Map<string, ContentLocation>>> = {
    comment: new Map(await commentLocations(keysOf('comment'), locale)),
    post: new Map(await articleLocations(keysOf('post'), locale)),
    course_review: new Map(await courseReviewLocations(keysOf('course_review'), locale)),
    teacher_review: new Map(await teacherReviewLocations(viewer, keysOf('teacher_review'))),
    suggestion: new Map(await noteLocations(keysOf('suggestion'), locale)),
  };
  return ({ kind, key }: Subject): ContentLocation | null => found[kind]?.get(key) ?? null;
}

const nameOf = (person: { firstName: string; surname: string } | null) =>
  person && `${person.firstName} ${person.surname}`.trim();
const titleIn = (locale: Locale, texts: unknown) => localize(locale, contentTranslations.parse(texts)).text;

async function commentLocations(keys: string[], locale: Locale): Promise<LocatedSubjects> {
  const locations = await listCommentLocations(keys.map(Number), locale);
  return locations.map(({ id, ...location }) => [String(id), location]);
}

async function articleLocations(keys: string[], locale: Locale): Promise<LocatedSubjects> {
  const rows = await selectArticles(keys.map(Number), locale);
  return rows.map(({ id, author, article: { slug, category, title } }) => [
    String(id),
    { title: title ?? slug, href: routes.post(category, slug), author: nameOf(author) },
  ]);
}

async function courseReviewLocations(keys: string[], locale: Locale): Promise<LocatedSubjects> {
  const pairs = keys.flatMap((key) => {
    const [course, user] = idsOf(key, 2) ?? [];
    return course === undefined || user === undefined ? [] : { course, user };
  });
  const rows = await selectCourseReviews(
    pairs.map(({ course }) => course),
    pairs.map(({ user }) => user),
  );
  return rows.map(({ courseId, userId, firstName, course: { slug, title } }) => [
    `${courseId}.${userId}`,
    { title: titleIn(locale, title), href: routes.courseSelect(slug), author: firstName },
  ]);
}

async function teacherReviewLocations(viewer: Reader, keys: string[]): Promise<LocatedSubjects> {
  const rows = await selectReviewedTeachers(keys.map(Number));
  const teachers = await findPeople(
    viewer,
    rows.map(({ teacherId }) => teacherId),
  );
  return rows.flatMap(({ id, teacherId }): LocatedSubjects => {
    const teacher = teachers.find((each) => each.id === teacherId);
    if (!teacher) return [];
    const title = shownName(teacher, teacher.sees('surname'));
    return [[String(id), { title, href: routes.profileTab(String(teacherId), 'reviews'), author: null }]];
  });
}

async function noteLocations(keys: string[], locale: Locale): Promise<LocatedSubjects> {
  const rows = await selectNotes(keys.map(Number));
  return rows.map(({ id, course: { slug, title } }) => [
    String(id),
    { title: titleIn(locale, title), href: routes.courseAppeals(slug), author: null },
  ]);
}
