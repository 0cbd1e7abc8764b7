import { z } from 'zod';
import { hasCyrillic } from '@/lib/russian/exercises/text/fold';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { longestSpoken, spokenText } from './inside/spoken-text';

/** Marks that are not spoken come on top of what is. */
const text = z
  .string()
  .max(3 * longestSpoken)
  .transform(spokenText)
  .refine(hasCyrillic, rule('regex'))
  .refine((spoken) => countCodePoints(spoken) <= longestSpoken, rule('max.string', { max: longestSpoken }));

export const speechQuery = z.strictObject({ text, slow: z.literal('1').optional() });
export type SpeechQuery = z.infer<typeof speechQuery>;

/** Marks count here: «за́мок» and «замо́к» are two recordings. */
export const recordingQuery = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(3 * longestSpoken),
});

/** What the synthetic voice answers. */
export const sound = z.file().mime('audio/wav');
/** What people have recorded, as they recorded it. */
export const recording = z.file().mime(['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav']);
