import { endpoint } from '@/lib/people/door/endpoint';
import { lexiconEntry, lexiconParams } from '@/lib/learning/lexicon/list-schema';
import { getWord } from '@/lib/learning/lexicon/list';

/** A word of the lexicon with all its forms. */
export const GET = endpoint(
  {
    summary: 'A word of the lexicon with all its forms.',
    access: 'anyone',
    params: lexiconParams,
    response: lexiconEntry,
  },
  async ({ params, locale }) => getWord(params.word, locale),
);
