import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from '@/tests/bench/process-use';
import { round, type Line as Figure } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import type { Line } from './line';

/** Decisions, "Serving, caching and speed", "Goals". */
const goals = { oneMs: 3, rate: 620, crowdP95Ms: 250 };
const textOf = (index: number) => `Привет, как дела? Сегодня мы учим глаголы движения. № ${index}`;

const warmUp = 200;
const blocks = 10;
const inBlock = 100;

/** From the call to the event, one in flight, beside the live server alone; in blocks that take turns. */
export async function measureOne(app: Line, bare: Line): Promise<Figure[]> {
  const samples = { app: [] as number[], bare: [] as number[] };
  for (let index = 0; index < warmUp; index += 1) {
    await app.say(textOf(index));
    await bare.say(textOf(index));
  }
  for (let block = 0; block < blocks; block += 1) {
    for (let index = 0; index < inBlock; index += 1) samples.bare.push(await bare.say(textOf(index)));
    for (let index = 0; index < inBlock; index += 1) samples.app.push(await app.say(textOf(index)));
  }
  const p50 = percentile(samples.app, 0.5);
  return [
    {
      what: `Chat, from POST to the event, one in flight, ${samples.app.length} messages`,
      measured: `${shown(samples.app)}; the live server alone ${shown(samples.bare)}`,
      goal: `p50 ${goals.oneMs} ms`,
      isMet: p50 <= goals.oneMs,
    },
  ];
}

/** At first the server compiles what runs often. */
const loadMs = { warmUp: 4_000, measured: 8_000 };

/** Many pairs, each with one message in flight. */
export async function measurePairs(pid: number, lines: readonly Line[]): Promise<Figure[]> {
  await sayForAll(lines, loadMs.warmUp);
  const cpuBefore = cpuSeconds(pid);
  const start = performance.now();
  const { samples, lost } = await sayForAll(lines, loadMs.measured);
  const seconds = (performance.now() - start) / 1000;
  const cpuMs = ((cpuSeconds(pid) - cpuBefore) * 1000) / samples.length;
  const rate = samples.length / seconds;
  return [
    {
      what: `Chat, ${lines.length} pairs at once`,
      measured: `${round(rate, 0)} messages a second, ${lost} lost, ${shown(samples)}, ${round(cpuMs)} ms of CPU each`,
      goal: `at least ${goals.rate}, none lost`,
      isMet: rate >= goals.rate && lost === 0,
    },
  ];
}

async function sayForAll(
  lines: readonly Line[],
  forMs: number,
): Promise<{ samples: number[]; lost: number }> {
  const samples: number[] = [];
  let lost = 0;
  const start = performance.now();
  await Promise.all(
    lines.map(async ({ say }) => {
      for (let index = 0; performance.now() - start < forMs; index += 1)
        await say(textOf(index)).then(
          (milliseconds) => samples.push(milliseconds),
          () => (lost += 1),
        );
    }),
  );
  return { samples, lost };
}

const crowdPerSecond = 50;
const crowdSeconds = 20;

/** Many people who are connected, of whom some write, whether the messages before have arrived or not. */
export async function measureCrowd(lines: readonly Line[], connected: number): Promise<Figure[]> {
  const samples: number[] = [];
  let lost = 0;
  const start = performance.now();
  const saying: Promise<unknown>[] = [];
  for (let index = 0; index < crowdPerSecond * crowdSeconds; index += 1) {
    await pause(Math.max(0, start + (index * 1000) / crowdPerSecond - performance.now()));
    const line = lines[index % lines.length];
    if (!line) break;
    saying.push(
      line.say(textOf(index)).then(
        (milliseconds) => samples.push(milliseconds),
        () => (lost += 1),
      ),
    );
  }
  await Promise.all(saying);
  const p95 = percentile(samples, 0.95);
  return [
    {
      what: `Chat, ${connected} people connected, ${crowdPerSecond} messages a second`,
      measured: `${shown(samples)}, ${lost} lost`,
      goal: `p95 ${goals.crowdP95Ms} ms, none lost`,
      isMet: p95 <= goals.crowdP95Ms && lost === 0,
    },
  ];
}

const shown = (samples: readonly number[]) =>
  `p50 ${round(percentile(samples, 0.5))}, p95 ${round(percentile(samples, 0.95))}, p99 ${round(percentile(samples, 0.99))} ms`;
