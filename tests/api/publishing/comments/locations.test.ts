import { beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { listCommentsOf } from '@/lib/publishing/comments/of-author';
import { listCommentLocations } from '@/lib/publishing/comments/locations';
import { makePost, makeRegular, said, sayOnLesson, takeBack, taken } from '@/tests/support/comments';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { testDatabase } from '@/tests/support/database';
import { getCourse } from '@/tests/support/practice';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let boris: Somebody;
let post = { id: 0, slug: '' };
let lesson = 0;
let [below, inLesson] = [0, 0];

beforeEach(async () => {
  await db.update(lessons).set({ withdrawn: false, announced: false });
  await db.update(courses).set({ withdrawn: false, announced: false });
  boris = await makeRegular(db);
  post = await makePost(db);
  lesson = (await getCourse(boris.cookie)).lessons[0]!.id;
  below = (await said(boris, post.slug, 'Под статьёй')).id;
  inLesson = taken<CommentView>(await sayOnLesson(boris, lesson, 'Под уроком'), 201).id;
});

/** The comments of Boris that a reader finds with him, and those that have a location. */
async function readable(
  reader: { id: number } | null = boris,
): Promise<{ his: number[]; located: number[] }> {
  const his = await listCommentsOf(boris.id, { reader }, 'en');
  const located = await listCommentLocations([below, inLesson], 'en');
  const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id).sort((a, b) => a - b);
  return { his: ids(his.comments), located: ids(located) };
}

it('a comment can be read below its article or its lesson, and lessons are not for visitors', async () => {
  expect(await readable()).toEqual({ his: [below, inLesson], located: [below, inLesson] });
  expect((await readable(null)).his).toEqual([below]);
  expect(await listCommentLocations([below], 'en')).toEqual([
    {
      id: below,
      title: 'Snow',
      href: `/blog/winter-${post.slug}/${post.slug}#comment-${below}`,
      author: 'Майя Орлова',
    },
  ]);
  const [location] = await listCommentLocations([inLesson], 'en');
  expect(location?.href).toBe(`/courses/show?course=russian-from-zero&lesson=alphabet#comment-${inLesson}`);
});

it('whoever is leaving is named at it no more', async () => {
  await db.update(users).set({ eraseAt: new Date() }).where(eq(users.id, boris.id));
  expect((await listCommentLocations([below], 'en'))[0]).toMatchObject({ title: 'Snow', author: null });
});

const at = new Date();
it.each([
  ['deleted', 'below', () => takeBack(boris, below)],
  ['hidden', 'below', () => db.update(comments).set({ hiddenAt: at }).where(eq(comments.id, below))],
  [
    'below an article that was taken from the public',
    'below',
    () => db.update(documents).set({ state: 'unpublished' }).where(eq(documents.id, post.id)),
  ],
  ['of a lesson that was withdrawn', 'inLesson', () => db.update(lessons).set({ withdrawn: true })],
  ['of a lesson that is only announced', 'inLesson', () => db.update(lessons).set({ announced: true })],
  ['of a course that was withdrawn', 'inLesson', () => db.update(courses).set({ withdrawn: true })],
  ['of a course that is only announced', 'inLesson', () => db.update(courses).set({ announced: true })],
])('a comment %s can be read nowhere', async (_, which, change) => {
  await change();
  const left = which === 'below' ? [inLesson] : [below];
  expect(await readable()).toEqual({ his: left, located: left });
});
