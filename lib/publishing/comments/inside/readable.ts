import 'server-only';
import { and, eq, isNull, or } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { documents } from '@/db/schema/documents';

const isOpenLesson = and(
  eq(lessons.withdrawn, false),
  eq(lessons.announced, false),
  eq(courses.withdrawn, false),
  eq(courses.announced, false),
);

/**
 * Whether a comment, joined with what it stands under, can be read today: it is neither deleted nor hidden, and its post is
 * published or its lesson is open.
 * @param withLessons comments about lessons, too, which only members read
 */
export const isReadable = ({ withLessons }: { withLessons: boolean }) =>
  and(
    isNull(comments.deletedAt),
    isNull(comments.hiddenAt),
    or(eq(documents.state, 'published'), withLessons ? isOpenLesson : undefined),
  );
