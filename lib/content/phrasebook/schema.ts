import { z } from 'zod';
import { registers } from '@/db/enums';
import { locales } from '@/lib/platform/i18n/locales';
import { contentKey } from '@/lib/content/courses/schema';

/* The YAML files of the phrasebook, as db/content/README.md describes them. */

const text = z.string().trim().min(1);
const everyLocale = z.record(z.enum(locales), text);

export const situationFile = z.strictObject({
  title: everyLocale,
  phrases: z
    .array(
      z.strictObject({
        key: contentKey,
        register: z.enum(registers),
        /** The key of the same phrase in the other register. */
        other: contentKey.optional(),
        /**
         * ICU messages. Arguments: `n`, a whole number that the reader chooses, and `speaker`, `feminine` or `other`, where the
         * language shows who speaks.
         */
        text: everyLocale,
      }),
    )
    .min(1),
});
export type SituationFile = z.infer<typeof situationFile>;
export type PhraseSource = SituationFile['phrases'][number];
