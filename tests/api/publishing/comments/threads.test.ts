import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import {
  askReplies,
  change,
  makePost,
  makeRegular,
  praise,
  read,
  readReplies,
  readThread,
  said,
  say,
  takeBack,
  taken,
  unpraise,
} from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { joinCommunity, tie } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let vera: Somebody;
let boris: Somebody;
let post = '';
let postId = 0;

beforeAll(async () => {
  [anna, vera, boris] = [await makeRegular(db), await makeRegular(db), await makeRegular(db, 'teacher')];
});
beforeEach(async () => {
  await db.delete(comments);
  await db.delete(throttles);
  ({ slug: post, id: postId } = await makePost(db));
});

/** Comments that came from somewhere, the first the oldest. */
async function plant(count: number, more: Partial<typeof comments.$inferInsert> = {}): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    documentId: postId,
    userId: vera.id,
    body: `Снег № ${index}`,
    createdAt: new Date(),
    ...more,
  }));
  return (await db.insert(comments).values(rows).returning({ id: comments.id })).map(({ id }) => id);
}

describe('what people say under a post', () => {
  it('is read by everybody, with who said it and when', async () => {
    await said(boris, post, 'Снег идёт!');
    const { threads, count, next } = await read(null, post);
    expect([count, next]).toEqual([1, null]);
    expect(threads).toMatchObject([
      {
        author: { id: boris.id, name: 'Майя Орлова', role: 'teacher' },
        content: [{ tag: 'p', children: ['Снег идёт!'] }],
        state: 'shown',
        edited_at: null,
        likes: 0,
        mine: false,
        source: null,
        replies: [],
        next_reply: null,
      },
    ]);
    expect(JSON.stringify(threads)).not.toContain(boris.email);
  });

  it('is marked for whoever has muted its author, and for nobody else', async () => {
    for (const { id } of [anna, boris]) await joinCommunity(db, id);
    const { id } = await said(boris, post, 'Снег идёт!');
    const reply = await said(boris, post, 'И дождь.', id);
    await tie(anna, 'mute', boris);
    expect(await readThread(anna, post, id)).toMatchObject({
      muted: true,
      replies: [{ id: reply.id, muted: true }],
    });
    for (const who of [vera, boris, null])
      expect(await readThread(who, post, id)).toMatchObject({ muted: false, replies: [{ muted: false }] });
  });

  it('is one’s own to its author alone', async () => {
    const { id } = await said(anna, post, 'Моё *слово*');
    expect(await readThread(anna, post, id)).toMatchObject({ mine: true, source: 'Моё *слово*' });
    expect(await readThread(vera, post, id)).toMatchObject({ mine: false, source: null });
  });

  it('an answer to an answer joins its thread and names whom it answers', async () => {
    const first = await said(anna, post, 'Почему снег?');
    const second = await said(boris, post, 'Потому что зима.', first.id);
    const third = await said(anna, post, 'А весной?', second.id);
    expect(second).toMatchObject({ thread: first.id, answers: null });
    expect(third).toMatchObject({ thread: first.id, answers: { id: second.id, name: 'Майя Орлова' } });
    const { threads, count } = await read(null, post);
    expect(count).toBe(3);
    expect(threads.map(({ id, replies }) => [id, replies.map((each) => each.id)])).toEqual([
      [first.id, [second.id, third.id]],
    ]);
  });

  it('comes in pages, the newest first, none twice and none missing while others write', async () => {
    const ids = await plant(45);
    const first = await read(anna, post);
    await plant(3);
    const second = await read(anna, post, { after: first.next ?? '' });
    const third = await read(anna, post, { after: second.next ?? '' });
    const seen = [first, second, third].flatMap(({ threads }) => threads.map(({ id }) => id));
    expect(seen).toEqual(ids.toReversed());
    expect(third.next).toBeNull();
  });

  it('or the best first, the later of two that are liked alike before the earlier', async () => {
    const [low, high, middle, newest] = [
      ...(await plant(1, { likes: 1 })),
      ...(await plant(1, { likes: 9 })),
      ...(await plant(1, { likes: 5 })),
      ...(await plant(1, { likes: 5 })),
    ];
    await plant(30);
    const first = await read(null, post, { sort: 'best' });
    expect(first.threads.slice(0, 4).map(({ id }) => id)).toEqual([high, newest, middle, low]);
    const second = await read(null, post, { sort: 'best', after: first.next ?? '' });
    const seen = [...first.threads, ...second.threads].map(({ id }) => id);
    expect(new Set(seen).size).toBe(34);
  });

  it('a thread opens with three answers, and the others follow in order', async () => {
    const [thread = 0] = await plant(1);
    const ids = await plant(30, { parentId: thread });
    const found = await readThread(null, post, thread);
    expect(found?.replies.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect([found?.reply_count, found?.next_reply]).toEqual([30, ids[2]]);
    const more = await readReplies(null, thread, found?.next_reply ?? 0);
    const rest = await readReplies(null, thread, more.next_reply ?? 0);
    expect([...more.replies, ...rest.replies].map(({ id }) => id)).toEqual(ids.slice(3));
    expect(rest.next_reply).toBeNull();
  });

  it('counts to a thousand, and of answers to a hundred', async () => {
    const [thread = 0] = await plant(1);
    await plant(1100, { parentId: thread });
    const { count, threads } = await read(null, post);
    expect([count, threads[0]?.reply_count]).toEqual([1000, 100]);
  });

  it('keeps what somebody said whose account is gone, without the name', async () => {
    const gone = await makeRegular(db);
    const { id } = await said(gone, post, 'Прощайте.');
    await db.delete(users).where(eq(users.id, gone.id));
    expect(await readThread(null, post, id)).toMatchObject({
      author: null,
      content: [{ children: ['Прощайте.'] }],
    });
  });
});

describe('spec §4: a comment', () => {
  it('is changed by its author and says so', async () => {
    const { id } = await said(anna, post, 'Сног');
    expect(taken(await change(anna, id, { text: 'Снег' }))).toMatchObject({ source: 'Снег' });
    const thread = await readThread(null, post, id);
    expect(thread?.edited_at).not.toBeNull();
  });

  it('saved as it was does not count as changed', async () => {
    const { id } = await said(anna, post, 'Снег');
    expect(taken(await change(anna, id, { text: 'Снег  ' }))).toMatchObject({ edited_at: null });
  });

  it('is taken back for good, row and all', async () => {
    const { id } = await said(anna, post, 'Ошибка');
    expect((await takeBack(anna, id)).status).toBe(200);
    expect((await read(null, post)).threads).toEqual([]);
    expect(await db.select().from(comments)).toEqual([]);
    expect((await takeBack(anna, id)).status).toBe(404);
  });

  it('a deleted parent keeps its replies, and nothing of itself', async () => {
    const { id } = await said(anna, post, 'Секрет');
    const reply = await said(vera, post, 'Что это было?', id);
    await praise(vera, id);
    await takeBack(anna, id);
    const thread = await readThread(anna, post, id);
    expect(thread).toMatchObject({ state: 'deleted', author: null, content: [], likes: 0, mine: false });
    expect(thread?.replies.map((each) => each.id)).toEqual([reply.id]);
    expect((await db.select().from(comments).where(eq(comments.id, id)))[0]?.body).toBe('');
    expect((await read(null, post)).count).toBe(1);
    await takeBack(vera, reply.id);
    expect(await db.select().from(comments)).toEqual([]);
  });

  it('a parent and its answers taken back all at once leave nothing and break nothing', async () => {
    const { id } = await said(anna, post, 'Раз');
    const two = await said(vera, post, 'Два', id);
    const three = await said(vera, post, 'Три', two.id);
    const done = await Promise.all([takeBack(anna, id), takeBack(vera, two.id), takeBack(vera, three.id)]);
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.select().from(comments)).toEqual([]);
  });

  it('that went while somebody answered it refuses the answer in a sentence', async () => {
    const { id } = await said(anna, post, 'Сейчас удалю');
    const reply = await said(vera, post, 'Не надо', id);
    await takeBack(anna, id);
    const answer = await say(boris, post, 'Поздно', { answers: id });
    expect([answer.status, answer.body.code]).toEqual([400, 'comment_gone']);
    expect((await say(boris, post, 'Жаль', { answers: reply.id })).status).toBe(201);
  });

  it('is liked once by one person, however often and however many at once', async () => {
    const { id } = await said(anna, post, 'Хорошо');
    await Promise.all(Array.from({ length: 10 }, () => praise(vera, id)));
    expect((await praise(boris, id)).body).toEqual({ likes: 2, liked: true });
    expect(await readThread(vera, post, id)).toMatchObject({ likes: 2, liked: true });
    await Promise.all(Array.from({ length: 10 }, () => unpraise(vera, id)));
    expect((await unpraise(vera, id)).body).toEqual({ likes: 1, liked: false });
    const toggles = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? praise(vera, id) : unpraise(vera, id),
    );
    await Promise.all(toggles);
    const after = await praise(vera, id);
    expect(after.body).toEqual({ likes: 2, liked: true });
  });

  it('sent twice at once with one key is there once, and both get the same answer', async () => {
    const key = { 'idempotency-key': 'one-key-of-mine' };
    const [one, two] = await Promise.all([
      say(anna, post, 'Один раз', {}, key),
      say(anna, post, 'Один раз', {}, key),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect(await db.select().from(comments)).toHaveLength(1);
  });

  it('answers are asked of a comment that is there', async () => {
    expect((await askReplies(null, 999_999)).status).toBe(404);
  });
});
