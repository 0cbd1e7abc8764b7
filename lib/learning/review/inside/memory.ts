import { z } from 'zod';
import type { Memory } from '@/lib/learning/review/schedule';

/** A memory state as the review log stores it (`reviews.before`). */
export const storedMemory = z.object({
  due: z.coerce.date(),
  stability: z.number(),
  difficulty: z.number(),
  state: z.int(),
  reps: z.int(),
  lapses: z.int(),
  learningSteps: z.int(),
  scheduledDays: z.int(),
  lastReviewAt: z.coerce.date().nullable(),
}) satisfies z.ZodType<Memory>;
