import 'server-only';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';
import { findPeople, findPerson, type Person } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { isLocale } from '@/lib/platform/i18n/locales';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { readTimeCursor, writeTimeCursor } from '@/lib/platform/text/time-cursor';
import { selectOwn, selectReviews, selectTotals, type ReviewReader, type ReviewRow } from './inside/queries';
import { minReviewsForStars, reviewPageSize } from './limits';
import { canBeReviewed } from './policy';
import { ratingOf } from './rating';
import type { AnsweredReview, TeacherReview, TeacherReviewPage, WrittenTeacherReview } from './schema';
import { findSharedActivity } from './shared-activity';

type Me = Pick<Viewer, 'id'> | null;

/** Reviews of a teacher, the latest first. Throws AppError('not_found'), also when the person is no teacher. */
export async function listTeacherReviews(
  viewer: Me,
  teacher: number,
  after?: string,
): Promise<TeacherReviewPage> {
  const person = await findPerson(viewer, teacher);
  if (!person || !canBeReviewed(person)) throw new AppError('not_found');
  return reviewsOf(viewer, person, after);
}

/** Reviews of a teacher who was found before. */
export async function reviewsOf(
  viewer: Me,
  { id: teacher, reader: relation }: Pick<Person, 'id' | 'reader'>,
  after?: string,
): Promise<TeacherReviewPage> {
  const reader = readerOf(viewer);
  const cursor = after === undefined ? null : readTimeCursor(after);
  const isLearner = viewer !== null && relation !== 'self';
  const [rows, totals, mine] = await Promise.all([
    selectReviews(db, teacher, reader, { after: cursor, limit: reviewPageSize + 1 }),
    selectTotals(db, teacher, reader),
    isLearner ? selectOwn(db, teacher, viewer.id) : null,
  ]);
  const mayReview = isLearner && (mine !== null || (await findSharedActivity(viewer.id, teacher)) !== null);
  const page = rows.slice(0, reviewPageSize);
  const last = rows.length > reviewPageSize ? page.at(-1) : undefined;
  return {
    reviews: await viewReviews(viewer, page, totals.reviews >= minReviewsForStars),
    count: totals.reviews,
    rating: ratingOf(totals),
    ...viewOwn(mine),
    may_review: mayReview,
    may_answer: relation === 'self',
    next: last ? writeTimeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

export function readerOf(viewer: Me): ReviewReader {
  const today = now().toISOString().slice(0, 10);
  const { until } = birthDatesOf({ min: adultYears, max: null }, today);
  return { me: viewer?.id ?? 0, adultsBornUntil: until };
}

/** An author whom the reader may not see is not named. */
async function viewReviews(viewer: Me, rows: ReviewRow[], showsStars: boolean): Promise<TeacherReview[]> {
  const ids = rows.flatMap(({ authorId }) => authorId ?? []);
  const authors = new Map((await findPeople(viewer, ids)).map((person) => [person.id, person]));
  return rows.map((row) => {
    const author = row.authorId === null ? undefined : authors.get(row.authorId);
    return {
      id: row.id,
      author: author ? viewAuthor(author) : null,
      author_is_gone: row.authorId === null,
      mine: viewer !== null && row.authorId === viewer.id,
      ...wordsOf(row),
      stars: showsStars ? row.stars : null,
      ...viewAnswer(row),
    };
  });
}

const viewAuthor = (author: Person) => ({
  id: author.id,
  name: shownName(author, author.sees('surname')),
  photo: author.sees('photo') && author.profile.photoId ? apiRoutes.image(author.profile.photoId) : null,
});

const wordsOf = ({ body, locale, createdAt, editedAt }: ReviewRow) => ({
  text: body,
  locale: isLocale(locale) ? locale : ('en' as const),
  at: createdAt.toISOString(),
  edited_at: editedAt?.toISOString() ?? null,
});

export const viewOwn = (row: ReviewRow | null): WrittenTeacherReview => ({
  mine: row && { stars: row.stars, ...wordsOf(row) },
});

export const viewAnswer = ({ answer, answeredAt, answerEditedAt }: ReviewRow): AnsweredReview => ({
  answer:
    answer === null || answeredAt === null
      ? null
      : { text: answer, at: answeredAt.toISOString(), edited_at: answerEditedAt?.toISOString() ?? null },
});
