import { z } from 'zod';
import { firstBirthDate } from '@/lib/people/account/birth-date-schema';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { contentSlug, lessonLink, rowId } from '@/lib/learning/courses/schema';
import { locales } from '@/lib/platform/i18n/locales';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxStars } from './stars';

export const reviewParams = z.object({ course: contentSlug });
export const reviewerParams = z.object({ course: contentSlug, person: rowId });

/** Long enough to help others choose … */
const minReviewCodePoints = 10;
/** … and not an article. */
const maxReviewCodePoints = 1000;

const text = z
  .string()
  .transform((value) => tidyBody(value).trim())
  .pipe(
    z
      .string()
      .refine(
        (value) => countCodePoints(value) >= minReviewCodePoints,
        rule('min.string', { min: minReviewCodePoints }),
      )
      .refine(
        (value) => countCodePoints(value) <= maxReviewCodePoints,
        rule('max.string', { max: maxReviewCodePoints }),
      ),
  );
export const reviewInput = z.strictObject({
  stars: z.int().min(1).max(maxStars),
  text,
  birth_date: firstBirthDate,
});
export type ReviewInput = z.infer<typeof reviewInput>;

const review = {
  stars: z.int().min(1).max(maxStars),
  text: z.string(),
  locale: z.enum(locales),
  changed_at: z.iso.datetime(),
};

/** A review as everybody sees it: with the author's first name and nothing else about them. */
const publicReview = z
  .object({ ...review, author: z.object({ id: z.int(), name: z.string() }), course: lessonLink })
  .meta({ id: 'CourseReview' });
export type PublicReview = z.infer<typeof publicReview>;

const ownReview = z.object({ ...review, hidden: z.boolean().describe('A moderator took it from sight.') });
export type OwnReview = z.infer<typeof ownReview>;

export const reviewPage = z.object({
  reviews: z.array(publicReview).describe('The latest first, at most thirty.'),
  mine: ownReview.nullable(),
  can_review: z.boolean().describe('Who is done with the course.'),
  can_hide: z.boolean().describe('Moderators.'),
});
export type ReviewPage = z.infer<typeof reviewPage>;

export const writtenReview = z.object({ mine: ownReview.nullable() });
export const hiddenMark = z.object({ hidden: z.boolean() });
