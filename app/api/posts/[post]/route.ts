import { getPostAnswer } from '@/lib/publishing/blog/post';
import { postAnswer, postParams } from '@/lib/publishing/blog/schema';
import { endpoint } from '@/lib/people/door/endpoint';

/** A post as Markdown, in the best language for the caller. */
export const GET = endpoint(
  {
    summary: 'One article as Markdown, in the best language for the caller: theirs, English or Russian.',
    access: 'anyone',
    params: postParams,
    response: postAnswer,
  },
  ({ params, locale }) => getPostAnswer(params.post, locale),
);
