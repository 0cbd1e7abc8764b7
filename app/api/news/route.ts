import { newsPage, newsQuery } from '@/lib/community/news/schema';
import { listNews } from '@/lib/community/news/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'What your friends and the people you follow have finished and written, the latest first.',
    access: 'member',
    query: newsQuery,
    response: newsPage,
  },
  async ({ viewer, query, locale }) => listNews(viewer, query.after, locale),
);
