import { endpoint } from '@/lib/people/door/endpoint';
import { lookedUpWord, wordQuery } from '@/lib/learning/lexicon/schema';
import { lookUp } from '@/lib/learning/lexicon/service';

/** One Russian word: its meaning in the courses, its grammatical form, and its other forms. */
export const GET = endpoint(
  {
    summary: 'One Russian word: what it means in our courses, which form it is, and its other forms.',
    access: 'anyone',
    query: wordQuery,
    response: lookedUpWord,
  },
  async ({ viewer, address, query, locale, reply }) => {
    if (!viewer) {
      reply.headers.set('Cache-Control', 'public, max-age=300');
      reply.headers.set('Vary', 'Accept-Language, Authorization, Cookie');
    }
    return lookUp(query.form, locale, { viewer, address });
  },
);
