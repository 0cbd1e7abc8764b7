import { z } from 'zod';
import { locales } from '@/lib/platform/i18n/locales';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { timeCursorPattern } from '@/lib/platform/text/time-cursor';
import { rowId } from '@/lib/platform/validation/row-id';
import { rule } from '@/lib/platform/validation/rule';
import {
  maxAnswerCodePoints,
  maxReviewCodePoints,
  maxStars,
  minReviewCodePoints,
  minReviewsForStars,
} from './limits';

const text = (min: number, max: number) =>
  z
    .string()
    .transform((typed) => tidyBody(typed).trim())
    .pipe(
      z
        .string()
        .refine((tidy) => countCodePoints(tidy) >= min, rule('min.string', { min }))
        .refine((tidy) => countCodePoints(tidy) <= max, rule('max.string', { max })),
    );

const stars = z.int().min(1).max(maxStars);
const isoDateTime = z.iso.datetime();

export const teacherReviewInput = z.strictObject({
  stars,
  text: text(minReviewCodePoints, maxReviewCodePoints),
});
export type TeacherReviewInput = z.infer<typeof teacherReviewInput>;
export const reviewAnswerInput = z.strictObject({ text: text(1, maxAnswerCodePoints) });
export type ReviewAnswerInput = z.infer<typeof reviewAnswerInput>;

export const teacherReviewParams = z.object({ review: rowId });

const cursor = z.string().regex(timeCursorPattern).describe('`next` of the answer before.');
export const teacherReviewQuery = z.strictObject({ after: cursor.exactOptional() });

const words = {
  text: z.string(),
  locale: z.enum(locales).describe('Of the page on which it was written.'),
  at: isoDateTime,
  edited_at: isoDateTime.nullable(),
};

const reviewAnswer = z.object({ text: z.string(), at: isoDateTime, edited_at: isoDateTime.nullable() });
export const answeredReview = z.object({ answer: reviewAnswer.nullable() });
export type AnsweredReview = z.infer<typeof answeredReview>;

const ownReview = z.object({ stars, ...words });
export const writtenTeacherReview = z.object({ mine: ownReview.nullable() });
export type WrittenTeacherReview = z.infer<typeof writtenTeacherReview>;

export const teacherReview = z
  .object({
    id: z.int(),
    author: z
      .object({ id: z.int(), name: z.string(), photo: z.string().nullable() })
      .nullable()
      .describe('Null where the account is gone, or the caller may not know who it is.'),
    author_is_gone: z.boolean().describe('Whether the account of the author was deleted.'),
    mine: z.boolean(),
    stars: stars.nullable().describe(`Null while the teacher has fewer than ${minReviewsForStars} reviews.`),
    ...words,
    ...answeredReview.shape,
  })
  .meta({
    id: 'TeacherReview',
    description: 'What a learner says of a teacher, and what the teacher answers.',
  });
export type TeacherReview = z.infer<typeof teacherReview>;

export const teacherReviewPage = z
  .object({
    reviews: z.array(teacherReview).describe('The latest first.'),
    count: z.int().min(0),
    rating: z
      .number()
      .min(1)
      .max(maxStars)
      .nullable()
      .describe(`A Bayesian mean, to a tenth; null below ${minReviewsForStars} reviews.`),
    mine: ownReview.nullable().describe('The caller’s own.'),
    may_review: z
      .boolean()
      .describe('Who has finished a lesson of a course of the teacher, or has a review.'),
    may_answer: z.boolean().describe('The teacher.'),
    next: cursor.nullable(),
  })
  .meta({ id: 'TeacherReviewPage' });
export type TeacherReviewPage = z.infer<typeof teacherReviewPage>;
