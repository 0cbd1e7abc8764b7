import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { placementAnswers, placementItems, placements } from '@/db/schema/placement';
import { setNow } from '@/lib/platform/clock';
import { exerciseContent, type ExerciseContent } from '@/lib/russian/exercises/schema';
import type { PlacementView } from '@/lib/learning/placement/schema';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { answerTest, endTest, readTest, startTest } from '@/tests/support/placement';
import { solve } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
let anna = '';
let contents = new Map<number, ExerciseContent>();

beforeEach(async () => {
  setNow(null);
  await db.delete(placements);
  const rows = await db.select().from(placementItems);
  contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  anna = await signIn('anna');
});

function right(view: PlacementView) {
  const content = contents.get(view.current?.item ?? 0);
  if (!view.current || !content) throw new Error('No question is due.');
  return solve(content, view.current.task);
}

/** Answers until the test is over. */
async function finish(view: PlacementView, knows: boolean): Promise<PlacementView> {
  let now = view;
  while (now.current) {
    const { body } = await answerTest(anna, now, knows ? right(now) : null);
    now = body as unknown as PlacementView;
  }
  return now;
}

describe('the placement test', () => {
  it('puts Анна, who knows everything, at B2 and into the nearest course there is', async () => {
    const { result, turn, most } = await finish(await startTest(anna), true);
    expect(most).toBe(15);
    expect(turn).toBeLessThanOrEqual(15);
    expect(result).toMatchObject({ level: 'B2', high_level: 'B2', answers: turn });
    expect(result?.course).not.toBeNull();
    expect(result?.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it('puts Анна, who says "I don’t know" to all, at A0, before the fifteenth question, and is sure of it', async () => {
    const { result, turn } = await finish(await startTest(anna), false);
    expect(result).toMatchObject({ level: 'A0', course: { level: 'A0' } });
    expect(result?.sureness).toBeGreaterThan(0.9);
    expect(turn).toBeLessThan(15);
  });

  it('never shows an answer beforehand, nor afterwards', async () => {
    const view = await startTest(anna);
    const { item, task } = view.current ?? { item: 0, task: { kind: 'none' } };
    const content = contents.get(item);
    expect(Object.keys(task)).not.toContain('answer');
    expect(Object.keys(task)).not.toContain('answers');
    expect(content?.kind).toBe(task.kind);
    const { body } = await answerTest(anna, view, null);
    expect(Object.keys(body).sort()).toEqual(['current', 'most', 'placement', 'result', 'turn']);
  });

  it('gives a repeated turn its first answer, whatever the repeat says', async () => {
    const view = await startTest(anna);
    const first = await answerTest(anna, view, null);
    const again = await answerTest(anna, view, right(view));
    expect(again.body).toEqual(first.body);
    expect(await db.select({ right: placementAnswers.right }).from(placementAnswers)).toEqual([
      { right: false },
    ]);
  });

  it('takes one of twenty answers that arrive at once', async () => {
    const view = await startTest(anna);
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerTest(anna, view, null)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await db.select().from(placementAnswers)).toHaveLength(1);
  });

  it('refuses an answer to a question that is not due', async () => {
    const view = await startTest(anna);
    const { body: next } = await answerTest(anna, view, null);
    const skipped = { ...(next as unknown as PlacementView), turn: 7 };
    expect(await answerTest(anna, skipped, null)).toMatchObject({
      status: 400,
      body: { code: 'turn_passed' },
    });
  });

  it('can be left at any time: the result is made of what there is and says how unsure it is', async () => {
    const view = await startTest(anna);
    expect((await endTest(anna, view.placement)).status).toBe(400);
    await answerTest(anna, view, right(view));
    const { body } = await endTest(anna, view.placement);
    const { result } = body as unknown as PlacementView;
    expect(result).toMatchObject({ answers: 1 });
    expect(result?.sureness).toBeLessThan(0.6);
    expect(result?.low_level).not.toBe(result?.high_level);
    expect((await endTest(anna, view.placement)).body).toEqual(body);
  });

  it('goes on where Анна was, and begins anew a day later', async () => {
    const view = await startTest(anna);
    const { body } = await answerTest(anna, view, null);
    expect(await startTest(anna)).toEqual(body);
    setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await startTest(await signIn('anna'))).placement).not.toBe(view.placement);
  });

  it('is one test, also when it is begun twenty times at once', async () => {
    const views = await Promise.all(Array.from({ length: 20 }, () => startTest(anna)));
    expect(new Set(views.map(({ placement }) => placement)).size).toBe(1);
  });

  it('asks other questions the second time, as far as there are any', async () => {
    const askedIn = async (view: PlacementView) => {
      await finish(view, true);
      const rows = await db.select().from(placementAnswers);
      return rows.filter(({ placementId }) => placementId === view.placement).map(({ itemId }) => itemId);
    };
    const first = await askedIn(await startTest(anna));
    const second = await askedIn(await startTest(anna));
    expect(second.filter((item) => first.includes(item)).length).toBeLessThan(first.length / 2);
  });

  it('keeps its result, though the bank counts its questions otherwise afterwards', async () => {
    const { placement, result } = await finish(await startTest(anna), true);
    await db.update(placementItems).set({ difficulty: sql`${placementItems.difficulty} - 5` });
    const { body } = await readTest(anna, placement);
    await db.update(placementItems).set({ difficulty: sql`${placementItems.difficulty} + 5` });
    const { result: later } = body as unknown as PlacementView;
    const { ability, low, high, level, low_level, high_level } = result ?? {};
    expect(later).toMatchObject({ ability, low, high, level, low_level, high_level });
    expect(later?.sureness).toBeCloseTo(result?.sureness ?? 0, 1);
    expect(later?.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it('is nobody else’s: Вера finds nothing there', async () => {
    const { placement } = await startTest(anna);
    const vera = await signIn('vera');
    expect((await readTest(vera, placement)).status).toBe(404);
    expect((await endTest(vera, placement)).status).toBe(404);
  });
});
