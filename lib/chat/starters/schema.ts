import { z } from 'zod';
import { localizedText } from '@/lib/platform/i18n/localized-text';

const starterWord = z.object({
  id: z.int().describe('Of the word in the lexicon.'),
  russian: z.string().describe('The dictionary form with its stress.'),
  meaning: localizedText,
  opening: z.string().describe('A sentence in Russian to begin with.'),
  is_used: z.boolean().describe('Whether either of the two has used it since, in whatever form.'),
});
export type StarterWord = z.infer<typeof starterWord>;

export const starters = z
  .object({
    words: z.array(starterWord),
    until: z.iso.datetime().describe('There are others from then on.'),
  })
  .meta({
    id: 'ChatStarters',
    description:
      'Words to talk about, the same for both. Some are from what the two learn, others from the courses; which is which is not told.',
  });
export type Starters = z.infer<typeof starters>;
