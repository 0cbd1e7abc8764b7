import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { throttles } from '@/db/schema/http';
import {
  change,
  complain,
  judge,
  makePost,
  makeRegular,
  praise,
  readReplies,
  said,
} from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { untilSomebodyWaits } from '@/tests/support/waiting-for-lock';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let vera: Somebody;
let boris: Somebody;
let gleb: Somebody;
let post = '';

beforeAll(async () => {
  [anna, vera, boris] = [await makeRegular(db), await makeRegular(db), await makeRegular(db)];
  gleb = await makeRegular(db, 'moderator');
});
beforeEach(async () => {
  await db.delete(comments);
  await db.delete(throttles);
  ({ slug: post } = await makePost(db));
});

/** What somebody asks for while a transaction holds a comment and then takes it away. */
async function whileItGoes<T>(id: number, ask: () => Promise<T>): Promise<T> {
  let asked: Promise<T> | undefined;
  await db.transaction(async (on) => {
    await on.select().from(comments).where(eq(comments.id, id)).for('update');
    asked = ask();
    await untilSomebodyWaits(db);
    await on.delete(comments).where(eq(comments.id, id));
  });
  if (!asked) throw new Error('nothing was asked');
  return asked;
}

describe('at the same moment', () => {
  it('a comment that is taken back cannot be liked any more', async () => {
    const { id } = await said(anna, post, 'Снег идёт!');
    expect((await whileItGoes(id, () => praise(vera, id))).status).toBe(404);
  });

  it('an answer to an answer and its removal do not wait for each other', async () => {
    const { id: thread } = await said(anna, post, 'Снег идёт!');
    const { id } = await said(vera, post, 'И правда.', thread);
    let answer: Promise<unknown> | undefined;
    await db.transaction(async (on) => {
      await on.select().from(comments).where(eq(comments.id, thread)).for('update');
      answer = said(boris, post, 'Не вижу.', id);
      await untilSomebodyWaits(db);
      await on.select().from(comments).where(eq(comments.id, id)).for('update');
    });
    expect(await answer).toMatchObject({ thread });
  });
});

describe('a comment that was hidden', () => {
  it('does not tell its author’s name through an answer to it', async () => {
    const { id: thread } = await said(anna, post, 'Снег идёт!');
    const { id } = await said(vera, post, 'Глупость.', thread);
    await said(boris, post, 'Зачем так?', id);
    await judge(gleb, id, { verdict: 'hidden', reason: 'Грубо.' });
    const { replies } = await readReplies(null, thread);
    expect(replies.map(({ answers }) => answers)).toEqual([{ id, name: null }]);
  });
});

describe('a comment that a moderator let stand', () => {
  it('goes out of sight by new reports when its author has changed it since', async () => {
    const { id } = await said(anna, post, 'Снег идёт!');
    await complain(vera, id);
    await judge(gleb, id, { verdict: 'dismissed' });
    await change(anna, id, { text: 'Купите лыжи.' });
    for (const one of [boris, await makeRegular(db), await makeRegular(db)]) await complain(one, id);
    const [row] = await db.select().from(comments).where(eq(comments.id, id));
    expect(row?.hiddenAt).not.toBeNull();
  });
});
