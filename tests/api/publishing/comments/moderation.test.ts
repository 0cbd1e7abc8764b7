import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { throttles } from '@/db/schema/http';
import { staffLog } from '@/db/schema/staff';
import type { ModeratedComment } from '@/lib/publishing/comments/moderation-schema';
import {
  askQueue,
  change,
  complain,
  judge,
  makePost,
  makeRegular,
  praise,
  read,
  readQueue,
  readThread,
  said,
  say,
  takeBack,
  taken,
} from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let readers: Somebody[] = [];
let gleb: Somebody;
let post = '';
let id = 0;

beforeAll(async () => {
  anna = await makeRegular(db);
  readers = await Promise.all(Array.from({ length: 4 }, () => makeRegular(db)));
  gleb = await makeRegular(db, 'moderator');
});
beforeEach(async () => {
  await db.delete(comments);
  await db.delete(throttles);
  ({ slug: post } = await makePost(db));
  ({ id } = await said(anna, post, 'Купите слона'));
});

const hide = (reason = 'Реклама.') => judge(gleb, id, { verdict: 'hidden', reason });
const restore = () => judge(gleb, id, { verdict: 'restored' });
const logged = async () => {
  const [entry] = await db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1);
  return entry;
};

describe('a moderator', () => {
  it('hides it with a reason: its author sees that and why, others see nothing', async () => {
    const view = taken<ModeratedComment>(await hide('Реклама слонов.'));
    expect(view).toMatchObject({ hidden: { reason: 'Реклама слонов.', by: { id: gleb.id } } });
    expect((await read(readers[0]!, post)).threads).toEqual([]);
    expect(await readThread(anna, post, id)).toMatchObject({
      state: 'hidden',
      hidden_reason: 'Реклама слонов.',
      source: 'Купите слона',
    });
    expect((await readQueue(gleb, { queue: 'hidden' })).comments).toHaveLength(1);
  });

  it('leaves the answers to what is hidden, under an empty place', async () => {
    await said(readers[0]!, post, 'Зачем нам слон?', id);
    await hide();
    const thread = await readThread(readers[0]!, post, id);
    expect(thread).toMatchObject({ state: 'hidden', author: null, content: [], source: null });
    expect(thread?.replies).toHaveLength(1);
  });

  it('restores it, and it is as before', async () => {
    await hide();
    expect(taken(await restore())).toMatchObject({ hidden: null });
    expect(await readThread(null, post, id)).toMatchObject({ state: 'shown', hidden_reason: null });
  });

  it('does not decide about a comment of their own', async () => {
    const own = await said(gleb, post, 'Продаю слона');
    expect((await judge(gleb, own.id, { verdict: 'hidden', reason: 'x' })).body.code).toBe('own_case');
    expect((await read(null, post)).count).toBe(2);
  });

  it('leaves a trace of each decision, with before and after, and none where nothing changed', async () => {
    await hide('Реклама.');
    expect(await logged()).toMatchObject({
      staffId: gleb.id,
      action: 'comment_hidden',
      target: `comment:${id}`,
      before: { hidden: false, reason: null },
      after: { hidden: true, reason: 'Реклама.' },
    });
    const entries = (await db.select().from(staffLog)).length;
    await hide('Реклама.');
    expect(await db.select().from(staffLog)).toHaveLength(entries);
    await restore();
    expect(await logged()).toMatchObject({ action: 'comment_restored' });
  });

  it('must give a reason, and not a novel', async () => {
    for (const reason of ['', '  ', 'я'.repeat(301)]) expect((await hide(reason)).status).toBe(400);
    expect((await judge(gleb, id, { verdict: 'hidden' })).status).toBe(400);
    expect((await judge(gleb, id, { verdict: 'restored', reason: 'x' })).status).toBe(400);
    expect((await read(null, post)).count).toBe(1);
  });

  it('decides of what is there', async () => {
    await takeBack(anna, id);
    expect((await hide()).status).toBe(404);
  });

  it('pages through everything that was said, the latest first', async () => {
    const row = (await db.select().from(comments))[0]!;
    const { id: _, ...rest } = row;
    await db.insert(comments).values(Array.from({ length: 24 }, () => rest));
    const first = await readQueue(gleb, { queue: 'all' });
    const second = await readQueue(gleb, { queue: 'all', before: String(first.next) });
    const seen = [...first.comments, ...second.comments].map((each) => each.id);
    expect([seen.length, second.next]).toEqual([25, null]);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });
});

describe('what is hidden', () => {
  it('is not changed behind the moderator’s back, but may be taken back', async () => {
    await hide();
    expect((await change(anna, id, { text: 'Купите кота' })).body.code).toBe('forbidden');
    expect((await takeBack(anna, id)).status).toBe(200);
    expect(await db.select().from(comments)).toEqual([]);
  });

  it('is not there for others: neither to like, nor to report, nor to answer', async () => {
    const [vera] = readers as [Somebody];
    await hide();
    expect((await praise(vera, id)).status).toBe(404);
    expect((await complain(vera, id)).status).toBe(404);
    expect((await say(vera, post, 'Ау', { answers: id })).body.code).toBe('comment_gone');
  });
});

it.each(['student', 'teacher'] as const)('a %s neither sees the queue nor decides', async (role) => {
  const somebody = await makeRegular(db, role);
  expect((await askQueue(somebody)).body.code).toBe('forbidden');
  expect((await judge(somebody, id, { verdict: 'restored' })).body.code).toBe('forbidden');
});
