import { z } from 'zod';

const day = z.iso.date();
export const daysOffInput = z.strictObject({
  from: day,
  to: day.describe('The last one; may be the first.'),
});
export type DaysOffInput = z.infer<typeof daysOffInput>;
export const dayOffParams = z.object({ day });

export const daysOffAnswer = z.object({
  today: day.describe('By the clock of the caller.'),
  days_off: z.array(day).describe('Those ahead, in order.'),
});
export type DaysOffAnswer = z.infer<typeof daysOffAnswer>;
