import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { lessons } from '@/db/schema/courses';
import { documents } from '@/db/schema/documents';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import type { Answer } from '@/tests/support/call';
import {
  askLesson,
  askPost,
  askReplies,
  change,
  complain,
  makePost,
  makeRegular,
  praise,
  read,
  readThread,
  said,
  say,
  sayOnLesson,
  takeBack,
} from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { getCourse } from '@/tests/support/practice';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let vera: Somebody;
let gleb: Somebody;
let unconfirmed: Somebody;
let post = '';
let postId = 0;
let hers = 0;

beforeAll(async () => {
  [anna, vera, gleb] = [await makeRegular(db), await makeRegular(db), await makeRegular(db, 'moderator')];
  unconfirmed = await makeRegular(db);
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id));
});
beforeEach(async () => {
  await db.delete(comments);
  await db.delete(throttles);
  ({ slug: post, id: postId } = await makePost(db));
  hers = (await said(anna, post, 'Снег идёт.')).id;
});

const codeOf = ({ status, body }: Answer) => [status, body.code];

describe('somebody else’s comment', () => {
  it.each<[string, (who: Somebody) => Promise<Answer>]>([
    ['be changed', (who) => change(who, hers, { text: 'Дождь' })],
    ['be taken back', (who) => takeBack(who, hers)],
  ])('cannot %s, by a reader or by a moderator, and stays as it was', async (_, tryIt) => {
    for (const who of [vera, gleb]) expect(codeOf(await tryIt(who))).toEqual([403, 'forbidden']);
    expect((await db.select().from(comments)).map(({ body }) => body)).toEqual(['Снег идёт.']);
  });

  it('is neither liked nor reported by its own author', async () => {
    expect(codeOf(await praise(anna, hers))).toEqual([403, 'forbidden']);
    expect(codeOf(await complain(anna, hers))).toEqual([403, 'forbidden']);
  });
});

it.each<[string, () => Promise<Answer>]>([
  ['say something', () => say(null, post, 'Кто я?')],
  ['change something', () => change(null, hers, { text: 'Ха' })],
  ['take something back', () => takeBack(null, hers)],
  ['like', () => praise(null, hers)],
  ['report', () => complain(null, hers)],
])('Please log in to send a comment: a visitor cannot %s', async (_, tryIt) => {
  expect(codeOf(await tryIt())).toEqual([401, 'unauthenticated']);
});

it.each<[string, () => Promise<Answer>]>([
  ['say something', () => say(unconfirmed, post, 'Привет')],
  ['like', () => praise(unconfirmed, hers)],
  ['report', () => complain(unconfirmed, hers)],
])('until the e-mail is confirmed nobody can %s, and everybody can read', async (_, tryIt) => {
  expect(codeOf(await tryIt())).toEqual([403, 'email_unverified']);
  expect((await read(unconfirmed, post)).count).toBe(1);
});

describe('a text is refused', () => {
  it.each([
    ['that is empty', ''],
    ['of spaces', ' \n\t '],
    ['of signs that show nothing', '\u200B\u2060\u00AD\uFEFF'],
    ['of 2,001 characters', '😀'.repeat(2001)],
  ])('%s', async (_, text) => {
    const answer = await say(anna, post, text);
    expect(codeOf(answer)).toEqual([400, 'validation']);
    expect(answer.body.errors).toHaveProperty('text');
  });

  it('but not one of 2,000 characters, whatever they are', async () => {
    expect((await say(anna, post, '😀'.repeat(2000))).status).toBe(201);
  });

  it.each([
    ['whose it is', { user_id: 1 }],
    ['when it was', { created_at: '2020-01-01T00:00:00Z' }],
    ['how many like it', { likes: 100 }],
    ['where it is', { document_id: 1 }],
    ['a thread', { parent_id: 1 }],
  ])('with a body that says %s', async (_, more) => {
    const answer = await say(anna, post, 'Можно?', more);
    expect(codeOf(answer)).toEqual([400, 'validation']);
    expect(await db.select().from(comments)).toHaveLength(1);
  });

  it.each([
    ['a reason nobody knows', { reason: 'boring' }],
    ['no reason', { message: 'x' }],
    ['more than it may', { reason: 'spam', outcome: 'hidden' }],
    ['a message of 301 characters', { reason: 'other', message: 'я'.repeat(301) }],
  ])('a report with %s is refused', async (_, body) => {
    expect(codeOf(await complain(vera, hers, body))).toEqual([400, 'validation']);
  });

  it('from another site, with the cookie alone', async () => {
    const answer = await say(anna, post, 'Чужое', {}, { origin: 'https://evil.example' });
    expect(codeOf(answer)).toEqual([403, 'foreign_origin']);
  });
});

it('signs that turn the words of others around are taken out', async () => {
  const { id } = await said(anna, post, 'один \u202Eдва\u202C три\u2066\u200B и 👨\u200D👩\u200D👧');
  const thread = await readThread(anna, post, id);
  expect(thread?.source).toBe('один два три и 👨\u200D👩\u200D👧');
});

describe('what somebody may not read', () => {
  it.each([
    ['a draft', 'draft'],
    ['an article that was taken back', 'unpublished'],
    ['an article of tomorrow', 'scheduled'],
  ] as const)('%s has no comments, for nobody', async (_, state) => {
    await db.update(documents).set({ state }).where(eq(documents.id, postId));
    for (const who of [null, anna, gleb]) {
      expect((await askPost(who, post)).status).toBe(404);
      expect((await askReplies(who, hers)).status).toBe(404);
    }
    expect((await say(vera, post, 'Здесь?')).status).toBe(404);
    expect((await change(anna, hers, { text: 'Всё равно' })).status).toBe(404);
    expect((await praise(vera, hers)).status).toBe(404);
    expect((await complain(vera, hers)).status).toBe(404);
    expect((await takeBack(anna, hers)).status).toBe(404);
  });

  it('there are no comments on a post that is not there', async () => {
    expect((await askPost(null, 'no-such-post')).status).toBe(404);
  });

  it('any lesson can be talked about, unless it is under construction', async () => {
    const { lessons: all } = await getCourse(anna.cookie);
    const [first, last] = [all[0]?.id ?? 0, all.at(-1)?.id ?? 0];
    for (const ready of [first, last]) {
      expect((await sayOnLesson(anna, ready, 'Понятно!')).status).toBe(201);
      expect((await askLesson(vera, ready)).body.count).toBe(1);
      expect((await askLesson(null, ready)).status).toBe(401);
    }
    await db.update(lessons).set({ announced: true }).where(eq(lessons.id, last));
    expect((await askLesson(anna, last)).status).toBe(404);
    expect((await sayOnLesson(anna, last, 'А что там?')).status).toBe(404);
    await db.update(lessons).set({ announced: false }).where(eq(lessons.id, last));
    expect((await askLesson(anna, 999_999)).status).toBe(404);
  });

  it('answers under a lesson are nobody’s who is not signed in', async () => {
    const { lessons: all } = await getCourse(anna.cookie);
    const { body } = await sayOnLesson(anna, all[0]?.id ?? 0, 'Понятно!');
    expect((await askReplies(null, Number(body.id))).status).toBe(404);
    expect((await askReplies(vera, Number(body.id))).status).toBe(200);
  });

  it('an answer belongs where its comment is', async () => {
    const other = await makePost(db);
    expect(codeOf(await say(vera, other.slug, 'Не туда', { answers: hers }))).toEqual([400, 'comment_gone']);
  });
});
