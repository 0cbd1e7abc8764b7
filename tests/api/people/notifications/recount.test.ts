import { beforeEach, expect, it } from '@jest/globals';
import { liveWorkChannel } from '@/lib/platform/realtime/after-commit';
import { testDatabase } from '@/tests/support/database';
import { hear } from '@/tests/support/heard';
import { markAllRead, markRead, notificationsOf } from '@/tests/support/notifications';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

/*
 * Whose browsers count anew what waits for them: also when it is gone, and also the other browsers of whoever did it.
 */
const { db, sql } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
});

/** Ids of the people whose browsers are sent `notify` during the work. */
async function counting(work: () => Promise<unknown>): Promise<number[]> {
  const payloads = await hear(sql, liveWorkChannel, work);
  // The boundary: the server plans its live work in this form.
  const planned = payloads.map((payload) => JSON.parse(payload) as { work: { to: number[]; name: string } });
  return planned.filter(({ work: { name } }) => name === 'notify').flatMap(({ work: { to } }) => to);
}

it('a request that is accepted: its sender, who has news, and whoever was asked', async () => {
  await tie(anna, 'befriend', vera);
  expect((await counting(async () => tie(vera, 'befriend', anna))).toSorted()).toEqual(
    [anna.id, vera.id].toSorted(),
  );
});

it.each([
  ['taken back', async () => tie(anna, 'unfriend', vera)],
  ['declined', async () => tie(vera, 'unfriend', anna)],
  ['ended by a block', async () => tie(anna, 'block', vera)],
])('a request that is %s: whoever was asked, and not its sender', async (_, end) => {
  await tie(anna, 'befriend', vera);
  expect(await counting(end)).toEqual([vera.id]);
});

it('a friendship that ends: nobody, because none of them is told', async () => {
  await makeFriends(anna, vera);
  expect(await counting(async () => tie(anna, 'unfriend', vera))).toEqual([]);
});

it('news that are read: whoever has read them', async () => {
  await tie(anna, 'follow', vera);
  const id = (await notificationsOf(vera)).items[0]?.id ?? 0;
  expect(await counting(async () => markRead(vera, id))).toEqual([vera.id]);
  expect(await counting(async () => markAllRead(vera, id))).toEqual([vera.id]);
});
