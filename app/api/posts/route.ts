import { listQuery, postList } from '@/lib/publishing/blog/schema';
import { listPosts } from '@/lib/publishing/blog/service';
import { endpoint } from '@/lib/people/door/endpoint';

/** A page of the posts of the blog, a category or a tag. */
export const GET = endpoint(
  {
    summary: 'Published articles, the newest first, twelve a page; of one category or with one tag.',
    errorCodes: ['not_found'],
    access: 'anyone',
    query: listQuery,
    response: postList,
  },
  ({ query, locale }) => listPosts(locale, query),
);
