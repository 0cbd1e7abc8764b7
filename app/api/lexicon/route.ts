import { endpoint } from '@/lib/http/endpoint';
import { lexiconPage, lexiconQuery } from '@/lib/lexicon/list-schema';
import { listWords } from '@/lib/lexicon/list';

/** The words of all courses in alphabetical order, each once. */
export const GET = endpoint(
  { access: 'anyone', query: lexiconQuery, answer: lexiconPage },
  async ({ query, locale }) => listWords(query, locale),
);
