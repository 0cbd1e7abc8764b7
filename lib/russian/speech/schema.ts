import { z } from 'zod';
import { hasCyrillic } from '@/lib/russian/exercises/text/fold';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxSpokenCodePoints, spokenText } from './inside/spoken-text';

/** The limit counts spoken text only; marks that are not spoken come on top of it. */
const text = z
  .string()
  .max(3 * maxSpokenCodePoints)
  .transform(spokenText)
  .refine(hasCyrillic, rule('regex'))
  .refine(
    (spoken) => countCodePoints(spoken) <= maxSpokenCodePoints,
    rule('max.string', { max: maxSpokenCodePoints }),
  );

export const speechQuery = z.strictObject({ text, slow: z.literal('1').optional() });
export type SpeechQuery = z.infer<typeof speechQuery>;

/** Marks count here: «за́мок» and «замо́к» are two recordings. */
export const recordingQuery = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(3 * maxSpokenCodePoints),
});

/** The sound of the synthetic voice. */
export const sound = z.file().mime('audio/wav');
/** A recording of a person, in its original format. */
export const recording = z.file().mime(['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav']);
