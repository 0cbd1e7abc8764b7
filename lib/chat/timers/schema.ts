import { z } from 'zod';
import { languages } from '@/lib/platform/i18n/iso-codes';
import { halfMinutes } from './limits';
import { timerSteps } from './policy';

const language = z.enum(languages).describe('ISO 639-1.');

export const timerInput = z.strictObject({
  languages: z
    .tuple([language, language])
    .refine(([first, second]) => first !== second, { message: 'Two different languages.' })
    .describe('In the order of the halves.'),
  minutes: z.literal(halfMinutes).describe('Of one half.'),
});
export type TimerInput = z.infer<typeof timerInput>;

export const timerChange = z.strictObject({
  timer: z.int().min(1).describe('Its id: a step for a timer that is over changes nothing.'),
  step: z.enum(timerSteps),
});
export type TimerChange = z.infer<typeof timerChange>;

const half = z.union([z.literal(0), z.literal(1)]);
export const timerView = z
  .object({
    id: z.int(),
    languages: z.tuple([z.string(), z.string()]).describe('ISO 639-1, in the order of the halves.'),
    minutes: z.int().describe('Of one half.'),
    half: half.describe('Which one runs or is paused.'),
    left_ms: z.tuple([z.int(), z.int()]).describe('What is left of each half at `at`.'),
    is_running: z.boolean().describe('False while it is paused.'),
    at: z.iso.datetime().describe('The moment of the answer, by the clock of the server.'),
  })
  .meta({ id: 'ChatTimer', description: 'A timer of a conversation: half of it for each of two languages.' });
export type TimerView = z.infer<typeof timerView>;

export const timerAnswer = z.object({
  timer: timerView.nullable().describe('Null where none runs or is paused.'),
  languages: z
    .array(z.string())
    .describe(
      'Languages the two may speak besides Russian, by what they show of themselves, the likeliest first.',
    ),
});
export type TimerAnswer = z.infer<typeof timerAnswer>;
