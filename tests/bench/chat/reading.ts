import type { Page } from '@playwright/test';
import { round, type Line } from '@/tests/bench/statistics';

/** Decisions, "Serving, caching and speed", "Goals". */
const goals = { rows: 80, taskMs: 50, driftPx: 2, leastSeen: 200 };
/** How many times slower the processor is made. */
const throttle = 4;
const scrolls = 150;
const scrollPx = 400;

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
  const looks: Look[] = [];
  for (let turn = 0; turn < scrolls; turn += 1) looks.push(await page.evaluate(scrollUp, scrollPx));
  const tasks = await page.evaluate(() => (globalThis as unknown as { taskMs: number[] }).taskMs);
  const maxRows = Math.max(...looks.map(({ rows }) => rows.length));
  const maxDriftPx = Math.max(...looks.map(({ driftPx }) => driftPx));
  const longestMs = Math.max(0, ...tasks);
  const seen = new Set(looks.flatMap(({ rows }) => rows)).size;
  const what = `Chat read back, processor ÷ ${throttle}`;
  return [
    {
      what: `${what}: messages in the document`,
      measured: `${maxRows}, of ${seen} that were seen`,
      goal: `at most ${goals.rows} of at least ${goals.leastSeen}`,
      kept: maxRows <= goals.rows && seen >= goals.leastSeen,
    },
    {
      what: `${what}: longest task`,
      measured: `${round(longestMs, 0)} ms; ${tasks.length} of more than 50 ms`,
      goal: `at most ${goals.taskMs} ms`,
      kept: longestMs <= goals.taskMs,
    },
    {
      what: `${what}: how far a message moves while older ones are put above it`,
      measured: `${round(maxDriftPx, 1)} px`,
      goal: `at most ${goals.driftPx} px`,
      kept: maxDriftPx <= goals.driftPx,
    },
  ];
}

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
