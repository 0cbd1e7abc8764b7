import 'server-only';
import type { Connection } from '@/db/client';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { lockReviewOf, updateAnswer, type ReviewRow } from './inside/queries';
import { readerOf, viewAnswer } from './list';
import type { AnsweredReview, ReviewAnswerInput } from './schema';

const writesADay = { max: 100, windowSeconds: 24 * 60 * 60 };

/**
 * Writes or replaces the teacher's one answer to a review of them. Throws AppError: 'email_unverified', 'muted', 'not_found'
 * for a review that is not about them or that they may not read, 'too_many_requests'.
 */
export async function putAnswer(
  viewer: Viewer,
  review: number,
  { text }: ReviewAnswerInput,
): Promise<AnsweredReview> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  requireMayWrite(viewer);
  return change(viewer, review, async (on, row) => {
    if (row.answer === text) return row;
    throwIfLimited(await consume([{ key: `review-answer:${viewer.id}`, ...writesADay }], on));
    const at = now();
    if (row.authorId !== null)
      await notify(on, {
        to: row.authorId,
        kind: 'teacher_review_answer',
        person: viewer.id,
        review,
      });
    return row.answer === null
      ? { ...row, answer: text, answeredAt: at, answerEditedAt: null }
      : { ...row, answer: text, answerEditedAt: at };
  });
}

/** Deletes the answer; a repeat changes nothing. Throws AppError('not_found'). */
export async function removeAnswer(viewer: Viewer, review: number): Promise<AnsweredReview> {
  return change(viewer, review, async (_, row) => ({
    ...row,
    answer: null,
    answeredAt: null,
    answerEditedAt: null,
  }));
}

async function change(
  viewer: Viewer,
  review: number,
  work: (on: Connection, row: ReviewRow) => Promise<ReviewRow>,
): Promise<AnsweredReview> {
  return db.transaction(async (on) => {
    const row = await lockReviewOf(on, review, readerOf(viewer));
    if (!row) throw new AppError('not_found');
    const changed = await work(on, row);
    const { answer, answeredAt, answerEditedAt } = changed;
    if (changed !== row) await updateAnswer(on, review, { answer, answeredAt, answerEditedAt });
    return viewAnswer(changed);
  });
}
