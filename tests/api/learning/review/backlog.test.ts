import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as preview, PUT as spread } from '@/app/api/reviews/backlog/route';
import { words } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { cards } from '@/db/schema/review';
import { setNow } from '@/lib/platform/clock';
import { addWordCard, newCard } from '@/lib/learning/review/cards';
import { startOfDay } from '@/lib/learning/review/inside/day-start';
import type { BacklogPlan } from '@/lib/learning/review/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { takeUp } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const morning = new Date('2026-03-02T09:00:00Z');
const day = 86_400_000;
let anna: Somebody;

/** Cards that were learnt and fell due so many days ago; one more is due in three days. */
beforeEach(async () => {
  setNow(morning);
  anna = await makeSomebody(db, 'student');
  await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, anna.id));
  const learnt = { stability: 8, difficulty: 5, state: 2, reps: 3 };
  const own = { russian: 'снег', meaning: 'snow' };
  const card = (ago: number) => ({
    ...newCard(anna.id, 'own', morning),
    ...learnt,
    own,
    due: new Date(morning.getTime() - ago * day),
    lastReviewAt: new Date(morning.getTime() - (ago + 8) * day),
  });
  await db.insert(cards).values([...Array.from({ length: 45 }, (_, index) => card(index + 1)), card(-3)]);
}, 30_000);

const look = async (cap: number) =>
  (await call(preview, { cookie: anna.cookie, query: { cap: String(cap) } })).body as unknown as BacklogPlan;
const apply = async (cap: number) =>
  (await call(spread, { cookie: anna.cookie, body: { cap }, method: 'PUT' })).body as unknown as BacklogPlan;

describe('after a break', () => {
  it('what waits is offered to be spread, and a preview says how many cards each day would have', async () => {
    expect(await takeUp(anna)).toMatchObject({ due: 45, crowded: true });
    const plan = await look(12);
    expect(plan.days).toEqual([
      { day: '2026-03-02', cards: 12 },
      { day: '2026-03-03', cards: 12 },
      { day: '2026-03-04', cards: 12 },
      { day: '2026-03-05', cards: 10 },
    ]);
    expect((await takeUp(anna)).due).toBe(45);
  });

  it('each day then has what was previewed, and spreading again changes nothing', async () => {
    const plan = await look(12);
    expect(await apply(12)).toEqual(plan);
    expect(await takeUp(anna)).toMatchObject({ due: 12, tomorrow: 12, crowded: false });
    const before = await db.select({ id: cards.id, due: cards.due }).from(cards).orderBy(cards.id);
    expect((await apply(12)).due).toBe(12);
    expect(await db.select({ id: cards.id, due: cards.due }).from(cards).orderBy(cards.id)).toEqual(before);
    setNow(startOfDay('2026-03-03', 'Asia/Tokyo'));
    expect((await takeUp(anna)).due).toBe(24);
  });

  it('keeps what is known of each card, and asks first what is still remembered best', async () => {
    const memories = () =>
      db
        .select({ id: cards.id, stability: cards.stability, last: cards.lastReviewAt })
        .from(cards)
        .orderBy(cards.id);
    const before = await memories();
    await apply(12);
    expect(await memories()).toEqual(before);
    const mine = eq(cards.userId, anna.id);
    const rows = await db.select({ due: cards.due, last: cards.lastReviewAt }).from(cards).where(mine);
    const today = rows.filter(({ due }) => due < morning).map(({ last }) => last?.getTime() ?? 0);
    const later = rows
      .filter(({ due }) => due > morning && due.getTime() !== morning.getTime() + 3 * day)
      .map(({ last }) => last?.getTime() ?? 0);
    expect(Math.min(...today)).toBeGreaterThan(Math.max(...later));
  });

  it('is spread without words that were withdrawn: nobody is asked them', async () => {
    const [word] = await db.select({ id: words.id }).from(words).limit(1);
    await addWordCard(db, anna.id, word!.id, morning);
    expect((await look(12)).due).toBe(46);
    await db.update(words).set({ withdrawn: true }).where(eq(words.id, word!.id));
    const [{ due }, queue] = [await look(12), await takeUp(anna)];
    await db.update(words).set({ withdrawn: false }).where(eq(words.id, word!.id));
    expect([due, queue.due]).toEqual([45, 45]);
  });

  it.each([0, 4, 501, 'many'])('refuses a cap of %s', async (cap) => {
    const refusal = await call(spread, { cookie: anna.cookie, body: { cap }, method: 'PUT' });
    expect(refusal.status).toBe(400);
  });
});
