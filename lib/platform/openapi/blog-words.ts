import { say, type Words } from './say';

/** Lines of lib/platform/openapi/words.ts: the blog, as readers see it. */
export const blogWords: Record<string, Words> = {
  'GET /api/posts': say(
    'Published articles, the newest first, twelve a page; of one category or with one tag.',
    'not_found',
  ),
  'GET /api/posts/{post}': say(
    'One article as Markdown, in the best language for the caller: theirs, English or Russian.',
  ),
  'POST /api/posts/{post}/reads': say(
    'Counts a reading, once for each reader and day; not of machines, nor of the author. Answers the count.',
  ),
};
