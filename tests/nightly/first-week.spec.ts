import { expect, type Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { PlacementView } from '@/lib/learning/placement/schema';
import type { PlanView } from '@/lib/learning/plan/schema';
import { databaseUrl } from '@/scripts/services/postgres/databases';
import { shortenCourses } from '@/tests/support/short-course';
import { Clocks } from '@/tests/e2e/support/clocks';
import { test as journey } from '@/tests/e2e/support/journey';
import { berlinWinterDay, Memories } from '@/tests/e2e/support/memories';
import { registerMaria } from '@/tests/e2e/support/newcomer';
import { startOwnServer } from '@/tests/e2e/support/own-server';
import { site } from '@/tests/e2e/support/site';
import { findItem, readBank } from '@/tests/e2e/support/placement-bank';
import { Player } from '@/tests/e2e/support/player';
import { daysAfter, Tally, writeDay } from '@/tests/e2e/support/tally';
import { WeekLearner } from '@/tests/e2e/support/week-learner';

/** Its clock is set: it needs a server that no other journey visits. */
const test = journey.extend<object, { week: { origin: string } }>({
  week: [
    async ({}, visit) => {
      const { origin, stop } = await startOwnServer('week');
      await shortenTheCourses();
      await visit({ origin });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ week }, give) => give(week.origin),
});
test.use({
  timezoneId: 'Europe/Berlin',
  // A picture of every step of a whole week would take as long as the week itself.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
});

/** A course that one can get through in two weeks. */
async function shortenTheCourses(): Promise<void> {
  const sql = postgres(databaseUrl(site.databaseUrl, 'week'), { max: 1 });
  await shortenCourses(drizzle(sql));
  await sql.end({ timeout: 1 });
}

const monday = '2035-01-08';
const nextMonday = daysAfter(monday, 7);
/** Ten in the morning in Berlin. */
const at = (day: string) => `${day}T09:00:00.000Z`;
const exercisesInCourse = 70;
/** The difficulty, in logits, of the hardest question of the test that she answers right. */
const ability = -1.5;

test('Мария’s first week', async ({ page, week }) => {
  test.setTimeout(480_000);
  page.setDefaultTimeout(20_000);
  const clocks = await Clocks.start(page, week.origin, at(monday));
  const memories = new Memories(berlinWinterDay);
  const tally = new Tally(berlinWinterDay);
  let plannedADay = 0;
  const maria = new WeekLearner(page, clocks, memories, tally, 'alphabet');

  await test.step('Monday: she registers and is placed into the course', async () => {
    await page.goto('/en/auth/register');
    await registerMaria(page);
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('Nothing to review');
    const { result } = await takeTest(page);
    expect(['A0', 'A1']).toContain(result?.level);
    await expect(page.getByRole('heading', { level: 1, name: `Your level: ${result?.level}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Begin with: Russian from zero' })).toBeVisible();
  });

  await test.step('makes a plan that she can keep: ten minutes a day, Sundays free, in a week', async () => {
    await page.getByRole('link', { name: 'Make a plan for this level' }).click();
    await page.getByText('A course', { exact: true }).click();
    await page.getByLabel('Course', { exact: true }).selectOption({ label: 'Russian from zero' });
    await page.getByLabel('Minutes a day').fill('10');
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    await page.getByLabel('By when?').fill(nextMonday);
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page.getByText('The plan is saved.')).toBeVisible();
    await expect(page.getByText(/^You will make it by/u)).toBeVisible();
    const { forecast } = await readPlan(page);
    expect(forecast).toMatchObject({ left: exercisesInCourse, reachable: true });
    plannedADay = forecast?.per_day ?? 0;
  });

  await test.step('does the first lesson, with two mistakes and a hint, reaches rank 2, and reviews all', async () => {
    await practise(page, maria, tally, 'alphabet', { givesUp: [5, 9], hint: 3 });
    await maria.review(60, (index) => (index % 5 === 0 ? 'slow' : index === 3 ? 'never' : 'fast'));
    await expect(page.getByText('Review done for today')).toBeVisible();
  });

  await test.step('Tuesday: does the second lesson, and leaves the review after six cards', async () => {
    await clocks.set(at(daysAfter(monday, 1)));
    await expectDue(page, memories, clocks);
    await practise(page, maria, tally, 'greetings', {});
    await maria.review(6, (index) => (index % 2 === 0 ? 'slow' : 'fast'));
  });

  await test.step('learns nothing for five days: on each of them exactly what FSRS-6 computes is due', async () => {
    for (let days = 2; days <= 7; days += 1) {
      await clocks.set(at(daysAfter(monday, days)));
      await expectDue(page, memories, clocks);
    }
    const due = (await maria.listCards()).map((card) => [card.id, card.due]);
    expect(due).toEqual(due.map(([id]) => [id, memories.dueOf(Number(id))]));
  });

  await test.step('Monday: is told how far behind she is, and that the date does not fit any more', async () => {
    const done = 36;
    const { forecast } = await readPlan(page);
    // Tuesday to Saturday: neither the day on which it was made nor the free Sunday.
    const planned = Math.min(exercisesInCourse, 5 * plannedADay);
    await page.goto('/en/courses/plan');
    await expect(page.getByText(`${planned - done} exercises behind the plan`)).toBeVisible();
    await expect(page.getByText(`There is not enough time until ${writeDay(nextMonday)}`)).toBeVisible();
    expect(forecast).toMatchObject({ left: exercisesInCourse - done, reachable: false });
  });

  await test.step('takes more minutes a day: the plan is made anew and can be kept', async () => {
    await page.getByRole('button', { name: /minutes a day instead of 10$/u }).click();
    await expect(page.getByText('The plan is saved.')).toBeVisible();
    await expect(page.getByText(/behind the plan|This does not fit/u)).toHaveCount(0);
    await expect(page.getByText(`You will make it by ${writeDay(nextMonday)}.`)).toBeVisible();
    const { week: days, forecast } = await readPlan(page);
    expect(days).toMatchObject({ behind: 0, planned: forecast?.left });
  });

  await test.step('reviews some of what waits, does the third lesson, and is told of the next rank', async () => {
    await maria.review(10, () => 'fast');
    const rank = await practise(page, maria, tally, 'who-and-what', {});
    expect(rank).toBe(rankOf(tally.points));
  });

  await test.step('the statistics show exactly that', async () => {
    await page.goto('/en/profile/summary');
    await expectRank(page, tally);
    await expectDays(page, tally);
    await expectKinds(page, tally);
    const words = [...maria.cards.values()].filter(({ source }) => source !== 'mistake').map(({ id }) => id);
    const known = memories.countKnown(words);
    await expect(sectionOf(page, 'Words you know')).toContainText(
      `${known} words known of ${words.length} in your review`,
    );
    expect(await rowsOf(page, 'Words you know')).toEqual([[writeDay(nextMonday), String(known)]]);
    expect(await rowsOf(page, 'Reviews in the next 30 days')).toEqual(
      memories
        .forecast(clocks.now(), 30)
        .map((cards, days) => [writeDay(daysAfter(nextMonday, days)), String(cards)]),
    );
    await expect(page.getByText('1 day in a row')).toBeVisible();
    await expect(page.getByText('Longest streak so far: 2 days')).toBeVisible();
  });
});

/** Takes the placement test as somebody who knows the beginning, and says so of what she does not know. */
async function takeTest(page: Page): Promise<PlacementView> {
  const bank = readBank();
  const player = new Player(page, 'en', 'alphabet');
  const came = () =>
    page.waitForResponse((response) => /\/api\/placements(\/[\w-]+\/answers)?$/u.test(response.url()));
  const read = async (response: ReturnType<typeof came>) => (await (await response).json()) as PlacementView;
  await page.goto('/en/courses/placement');
  const first = read(came());
  await page.getByRole('link', { name: 'Begin the test' }).click();
  let view = await first;
  while (view.current) {
    const { difficulty, content } = findItem(bank, view.current.task);
    await expect(page.getByRole('progressbar', { name: 'Level test' })).toHaveAttribute(
      'aria-valuetext',
      `Question ${view.turn + 1} of at most 15`,
    );
    const knows = difficulty <= ability;
    if (knows) await player.give(content);
    const next = read(came());
    await page.getByRole('button', { name: knows ? 'Next' : 'I don’t know', exact: true }).click();
    view = await next;
  }
  return view;
}

/** Does a lesson; its end names the rank, if that is a new one. @returns the rank that was named */
async function practise(
  page: Page,
  maria: WeekLearner,
  tally: Tally,
  slug: string,
  wishes: Parameters<WeekLearner['practise']>[1],
): Promise<number | null> {
  const before = rankOf(tally.points);
  const { summary } = await maria.practise(slug, wishes);
  const after = rankOf(tally.points);
  const named = page.getByText(/^You are now at rank \d+:/u);
  if (after === before) await expect(named).toHaveCount(0);
  else await expect(named).toContainText(`You are now at rank ${after}:`);
  return summary?.earned.rank ?? null;
}

/** Rank n begins at 50·n·(n − 1) points. */
function rankOf(points: number): number {
  let rank = 1;
  while (50 * (rank + 1) * rank <= points) rank += 1;
  return rank;
}

async function expectDue(page: Page, memories: Memories, clocks: Clocks): Promise<void> {
  const due = memories.listDue(clocks.now()).length;
  const said = due === 0 ? 'Nothing to review' : `${due} ${due === 1 ? 'card' : 'cards'} to review`;
  await page.goto('/en/courses');
  await expect(page.getByRole('region', { name: 'Today' }), clocks.now().toISOString()).toContainText(said);
}

async function readPlan(page: Page): Promise<PlanView> {
  return (await (await page.request.get('/api/plan')).json()) as PlanView;
}

async function expectRank(page: Page, { points }: Tally): Promise<void> {
  const rank = rankOf(points);
  const section = sectionOf(page, `Rank ${rank}`);
  await expect(section).toContainText(`${points} points`);
  await expect(section).toContainText(`${50 * (rank + 1) * rank - points} more points to rank ${rank + 1}`);
}

async function expectDays(page: Page, { days }: Tally): Promise<void> {
  const rows = [...days].sort().reverse();
  expect(await rowsOf(page, 'Points, day by day')).toEqual(
    rows.map(([day, { points, answers, right, seconds }]) => [
      writeDay(day),
      ...[points, answers, right, Math.round(seconds / 60)].map(String),
    ]),
  );
}

async function expectKinds(page: Page, { kinds }: Tally): Promise<void> {
  const names = {
    gap: 'filling gaps',
    choice: 'choosing the answer',
    pairs: 'finding pairs',
    write: 'writing the answer',
    order: 'putting words in order',
    reviews: 'reviews',
  };
  const percent = new Intl.NumberFormat('en', { style: 'percent' });
  const rows = [...kinds].map(([kind, { right, answers }]) => [
    names[kind],
    String(right),
    String(answers),
    percent.format(right / answers),
  ]);
  const shown = await rowsOf(page, 'Right answers by kind of exercise');
  expect([...shown].sort()).toEqual([...rows].sort());
}

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

/** What the table below a picture holds, row by row. */
async function rowsOf(page: Page, section: string): Promise<string[][]> {
  const part = sectionOf(page, section);
  await part.getByText('The same as a table').click();
  const rows = await part.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}
