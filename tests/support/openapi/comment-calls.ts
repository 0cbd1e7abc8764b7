import type { Connection } from '@/db/client';
import { makePost, makeRegular, said } from '@/tests/support/comments';
import { getCourse } from '@/tests/support/practice';
import type { Somebody } from '@/tests/support/somebody';

/** Inserts another user's comment on a post. */
async function others(_: Somebody, db: Connection) {
  const { slug } = await makePost(db);
  return { params: { comment: String((await said(await makeRegular(db), slug, 'Снег')).id) } };
}

async function own(caller: Somebody, db: Connection) {
  const { slug } = await makePost(db);
  return { params: { comment: String((await said(caller, slug, 'Снег')).id) } };
}

const post = async (_: Somebody, db: Connection) => ({ params: { post: (await makePost(db)).slug } });

const lesson = async ({ cookie }: Somebody) => ({
  params: { lesson: String((await getCourse(cookie)).lessons[0]?.id ?? 0) },
});

/** Good calls about comments and their moderation. */
export const commentCalls = {
  'GET /api/posts/{post}/comments': async (caller: Somebody, db: Connection) => {
    const { params } = await post(caller, db);
    const { id } = await said(
      await makeRegular(db),
      params.post,
      '**Снег**\n\n> и лёд\n\n1. https://example.org',
    );
    await said(await makeRegular(db), params.post, 'Да', id);
    return { params, query: { sort: 'best' } };
  },
  'POST /api/posts/{post}/comments': async (caller: Somebody, db: Connection) => ({
    ...(await post(caller, db)),
    body: { text: 'Снег' },
  }),
  'GET /api/lessons/{lesson}/comments': lesson,
  'POST /api/lessons/{lesson}/comments': async (caller: Somebody) => ({
    ...(await lesson(caller)),
    body: { text: `Урок для № ${caller.id}` },
  }),
  'GET /api/comments/{comment}/replies': others,
  'PATCH /api/comments/{comment}': async (caller: Somebody, db: Connection) => ({
    ...(await own(caller, db)),
    body: { text: 'Лёд' },
  }),
  'DELETE /api/comments/{comment}': own,
  'PUT /api/comments/{comment}/like': others,
  'DELETE /api/comments/{comment}/like': others,
  'GET /api/admin/comments': async (caller: Somebody, db: Connection) => {
    await others(caller, db);
    return { query: { queue: 'all' } };
  },
  'PUT /api/admin/comments/{comment}/verdict': async (caller: Somebody, db: Connection) => ({
    ...(await others(caller, db)),
    body: { verdict: 'hidden', reason: 'Не о снеге.' },
  }),
};
