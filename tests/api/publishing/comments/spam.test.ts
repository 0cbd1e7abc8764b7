import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { comments } from '@/db/schema/comments';
import { throttles } from '@/db/schema/http';
import { setNow } from '@/lib/platform/clock';
import { change, complain, makePost, makeRegular, said, say } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
const minute = 60_000;
let anna: Somebody;
let newcomer: Somebody;
let post = '';

beforeAll(async () => {
  anna = await makeRegular(db);
});
beforeEach(async () => {
  await db.delete(comments);
  await db.delete(throttles);
  newcomer = await makeSomebody(db, 'student');
  ({ slug: post } = await makePost(db));
});
afterEach(() => setNow(null));

async function sayMany(who: Somebody, count: number, from = 0): Promise<number[]> {
  const statuses = [];
  for (let each = 0; each < count; each += 1) {
    statuses.push((await say(who, post, `Снег № ${from + each}`)).status);
  }
  return statuses;
}

describe('one may say', () => {
  it('ten things a minute, and hears how long to wait for the eleventh', async () => {
    expect(await sayMany(anna, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    const answer = await say(anna, post, 'И ещё');
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    setNow(new Date(Date.now() + minute + 1000));
    expect((await say(anna, post, 'И ещё')).status).toBe(201);
  });

  it('ten things, also when they come all at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, index) => say(anna, post, `Разом № ${index}`)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('change counts as saying', async () => {
    const { id } = await said(anna, post, 'Снег');
    for (let each = 0; each < 9; each += 1) await change(anna, id, { text: `Снег ${each}` });
    expect((await change(anna, id, { text: 'Снег ещё раз' })).status).toBe(429);
  });

  it('on one’s first day ten things an hour', async () => {
    await sayMany(newcomer, 10);
    setNow(new Date(Date.now() + 2 * minute));
    const answer = await say(newcomer, post, 'Ещё');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50 * 60);
    await sayMany(anna, 10);
    setNow(new Date(Date.now() + 4 * minute));
    expect(await sayMany(anna, 1, 10)).toEqual([201]);
  });
});

describe('links', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://example.org/${index}`).join(' ');

  it('on one’s first day two in a comment, also by changing it, and more later', async () => {
    const { id } = await said(newcomer, post, links(2));
    const answer = await say(newcomer, post, links(3));
    expect([answer.status, answer.body.code]).toEqual([400, 'too_many_links']);
    expect(answer.body.message).toContain('2 links');
    expect((await change(newcomer, id, { text: links(3) })).body.code).toBe('too_many_links');
    expect((await say(anna, post, links(3))).status).toBe(201);
  });

  it.each(['[a](https://a.example) <https://b.example> www.c.example', 'x@a.org y@b.org z@c.org'])(
    'however they are written: %s',
    async (text) => {
      expect((await say(newcomer, post, text)).body.code).toBe('too_many_links');
    },
  );
});

describe('the same again', () => {
  it('in the same place is refused, for an hour', async () => {
    await said(anna, post, 'Спасибо!');
    const answer = await say(anna, post, 'Спасибо! ');
    expect([answer.status, answer.body.code]).toEqual([400, 'comment_repeated']);
    setNow(new Date(Date.now() + 61 * minute));
    expect((await say(anna, post, 'Спасибо!')).status).toBe(201);
  });

  it('elsewhere is fine when it is short, and refused when it is long or leads away', async () => {
    const other = await makePost(db);
    const long = 'Я долго думала, что на это ответить, и вот что решила.';
    for (const text of ['Спасибо!', long, 'https://example.org']) await said(anna, post, text);
    expect((await say(anna, other.slug, 'Спасибо!')).status).toBe(201);
    expect((await say(anna, other.slug, long)).body.code).toBe('comment_repeated');
    expect((await say(anna, other.slug, 'https://example.org')).body.code).toBe('comment_repeated');
  });

  it('said by ten calls at once is there once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => say(anna, post, 'Один раз')));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await db.select().from(comments)).toHaveLength(1);
  });
});

it('one may report thirty comments a day', async () => {
  const { id } = await said(newcomer, post, 'Купите слона');
  const row = (await db.select().from(comments))[0]!;
  const { id: _, ...rest } = row;
  const rows = await db
    .insert(comments)
    .values(Array.from({ length: 30 }, () => rest))
    .returning({ id: comments.id });
  const ids = [id, ...rows.map((each) => each.id)];
  const statuses = [];
  for (const each of ids) statuses.push((await complain(anna, each)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
