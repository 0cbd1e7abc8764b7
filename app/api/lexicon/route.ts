import { endpoint } from '@/lib/people/door/endpoint';
import { lexiconPage, lexiconQuery } from '@/lib/learning/lexicon/list-schema';
import { listWords } from '@/lib/learning/lexicon/list';

/** The words of all courses in alphabetical order, each once. */
export const GET = endpoint(
  {
    summary: 'The words of all courses in alphabetical order, each once, 50 a page.',
    access: 'anyone',
    query: lexiconQuery,
    response: lexiconPage,
  },
  async ({ query, locale }) => listWords(query, locale),
);
