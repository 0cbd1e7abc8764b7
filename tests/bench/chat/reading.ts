import type { CDPSession, Page } from '@playwright/test';
import { round, type Line } from '@/tests/bench/statistics';

/** Decisions, "Serving, caching and speed", "Goals". */
const goals = { rows: 80, taskMs: 50, driftPx: 2, minSeen: 200 };
/** How many times slower the processor is made. */
const throttle = 4;
const scrolls = 150;
const scrollPx = 400;
/** Somebody who looks through quickly: two screens of a laptop a second. */
const gesture = { count: 12, distancePx: 3_000, speedPxPerSecond: 1_500 };

/** What stands in the page after a look. */
interface Look {
  /** When each message was sent. */
  rows: string[];
  /** How far a message has moved while nobody scrolled. */
  driftPx: number;
}

/** A long conversation is scrolled up with a slow processor. */
export async function measureReading(page: Page): Promise<Line[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(noteTasks);
  await scrollByHand(page, tools);
  const tasks = await takeTasks(page);
  const looks: Look[] = [];
  for (let turn = 0; turn < scrolls; turn += 1) looks.push(await page.evaluate(scrollUp, scrollPx));
  const jumps = await takeTasks(page);
  const maxRows = Math.max(...looks.map(({ rows }) => rows.length));
  const maxDriftPx = Math.max(...looks.map(({ driftPx }) => driftPx));
  const seen = new Set(looks.flatMap(({ rows }) => rows)).size;
  const what = `Chat read back, processor ÷ ${throttle}`;
  return [
    {
      what: `${what}: messages in the document`,
      measured: `${maxRows}, of ${seen} that were seen`,
      goal: `at most ${goals.rows} of at least ${goals.minSeen}`,
      isMet: maxRows <= goals.rows && seen >= goals.minSeen,
    },
    {
      what: `${what}: longest task, ${gesture.speedPxPerSecond} px a second`,
      measured: longest(tasks),
      goal: `at most ${goals.taskMs} ms`,
      isMet: tasks.every((ms) => ms <= goals.taskMs),
    },
    {
      what: `${what}: longest task, ${scrolls} jumps of ${scrollPx} px`,
      measured: longest(jumps),
      goal: `at most ${goals.taskMs} ms`,
      isMet: jumps.every((ms) => ms <= goals.taskMs),
    },
    {
      what: `${what}: how far a message moves while older ones are put above it`,
      measured: `${round(maxDriftPx, 1)} px`,
      goal: `at most ${goals.driftPx} px`,
      isMet: maxDriftPx <= goals.driftPx,
    },
  ];
}

const longest = (tasks: readonly number[]): string =>
  `${round(Math.max(0, ...tasks), 0)} ms; ${tasks.length} of more than 50 ms`;

/** As Chromium's own measures of smoothness scroll. */
async function scrollByHand(page: Page, tools: CDPSession): Promise<void> {
  const box = await page.getByRole('log').boundingBox();
  if (!box) throw new Error('There is no conversation.');
  const [x, y] = [box.x + box.width / 2, box.y + 50];
  const { count, distancePx, speedPxPerSecond: speed } = gesture;
  const turn = { x, y, yDistance: distancePx, speed, gestureSourceType: 'mouse' } as const;
  for (let done = 0; done < count; done += 1) await tools.send('Input.synthesizeScrollGesture', turn);
  const scrolledPx = await page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop);
  if (scrolledPx < (count * distancePx) / 2) throw new Error('The conversation was not scrolled.');
}

/** The milliseconds of the long tasks since the last time. */
const takeTasks = async (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { taskMs: number[] }).taskMs.splice(0));

/** Runs in the page: keeps the milliseconds of long tasks. */
function noteTasks(): void {
  const noted = Object.assign(globalThis, { taskMs: [] as number[] });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.taskMs.push(duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page. After it has scrolled the reader rests: what is loaded meanwhile may move nothing. */
async function scrollUp(scrollPx: number): Promise<Look> {
  const log = document.querySelector('[role=log]');
  if (!log) throw new Error('There is no conversation.');
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  log.scrollBy(0, -scrollPx);
  await frames(2);
  // Each message says when it was sent.
  const shown = [...log.querySelectorAll('time')];
  const middle = shown.find((row) => row.getBoundingClientRect().top > 100);
  const before = middle?.getBoundingClientRect().top ?? 0;
  await frames(8);
  const after = middle?.isConnected ? middle.getBoundingClientRect().top : before;
  return { rows: shown.map(({ dateTime }) => dateTime), driftPx: Math.abs(after - before) };
}
