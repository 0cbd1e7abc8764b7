import 'server-only';
import { atOnce } from '@/lib/platform/export/records';
import { selectWritten } from './inside/export-queries';

/** Reviews that somebody has written of teachers, and their answers as a teacher; the other person is named by id only. */
export const exportTeacherReviews = (userId: number) =>
  atOnce('teacher_review', async () => (await selectWritten(userId)).map((row) => recordOf(userId, row)));

type Row = Awaited<ReturnType<typeof selectWritten>>[number];

function recordOf(userId: number, { teacherId, authorId, stars, body, answer, ...moments }: Row) {
  if (authorId !== userId)
    return { moment: moments.answeredAt, changed: moments.answerEditedAt, person: authorId, answer };
  return { moment: moments.createdAt, changed: moments.editedAt, person: teacherId, stars, review: body };
}
