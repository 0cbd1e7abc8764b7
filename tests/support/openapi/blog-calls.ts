import { randomBytes } from 'node:crypto';
import type { Connection } from '@/db/client';
import { writePost } from '@/tests/support/posts';
import type { Somebody } from '@/tests/support/somebody';

async function post(_: Somebody, db: Connection) {
  const slug = `post-${randomBytes(6).toString('hex')}`;
  await writePost(db, { slug, tags: ['cases'] });
  return { params: { post: slug } };
}

/** Good calls about the blog. */
export const blogCalls = {
  'GET /api/posts': async (caller: Somebody, db: Connection) => {
    await post(caller, db);
    return { query: { page: '1', category: 'grammar', tag: 'cases' } };
  },
  'GET /api/posts/{post}': post,
  'POST /api/posts/{post}/reads': post,
};
