import { beforeEach, expect, it } from '@jest/globals';
import { cards } from '@/db/schema/review';
import { newCard } from '@/lib/learning/review/cards';
import { countDue } from '@/lib/learning/review/service';
import { states } from '@/lib/learning/review/schedule';
import { now } from '@/lib/platform/clock';
import { dayMs, minuteMs } from '@/lib/platform/time/units';
import { testDatabase } from '@/tests/support/database';
import { takeUp } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { viewerOf } from '@/tests/support/viewer';

const { db } = testDatabase();
let anna: Somebody;
beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
});

const inMs = (ms: number) => new Date(now().getTime() + ms);
const keep = async (changes: Partial<typeof cards.$inferInsert>) =>
  db.insert(cards).values({
    ...newCard(anna.id, 'own', now()),
    own: { russian: 'снег', meaning: 'snow' },
    ...changes,
  });

it.each([
  ['that was due a day ago', { due: inMs(-dayMs) }, 1],
  ['in learning that is due within minutes', { due: inMs(10 * minuteMs), state: states.learning }, 1],
  ['in learning that is due in an hour', { due: inMs(60 * minuteMs), state: states.learning }, 0],
  ['that is due in three days', { due: inMs(3 * dayMs), state: states.review }, 0],
  ['that is buried', { due: inMs(-dayMs), buriedUntil: inMs(dayMs) }, 0],
  ['that is suspended', { due: inMs(-dayMs), suspended: true }, 0],
])('counts a card %s for the page of today as the queue does', async (_, changes, due) => {
  await keep(changes);
  expect(await countDue(viewerOf(anna.id))).toBe(due);
  expect((await takeUp(anna)).due).toBe(due);
});
