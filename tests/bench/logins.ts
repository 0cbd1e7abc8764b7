import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@/tests/support/percentile';
import { round, timed, type Line } from './statistics';

const maxHashed = 5;
const maxTimes = 2;
const phaseLength = 8_000;
const phases = 3;
/** 1,000 a minute. */
const betweenLogins = 60;
const betweenReads = 20;

/** Guesses at one account at once, and what a flood of sign-ins does to everybody else. */
export async function benchLogins(base: string): Promise<Line[]> {
  return [await guessAtOnce(base), await readDuringLogins(base)];
}

function login(base: string, email: string): Promise<number> {
  return fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong on purpose' }),
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
}

/** Only a password that was looked at is answered with 400: the others were refused before. */
async function guessAtOnce(base: string): Promise<Line> {
  const email = `target-${Date.now()}@example.org`;
  const statuses = await Promise.all(Array.from({ length: 50 }, () => login(base, email)));
  const hashed = statuses.filter((status) => status === 400).length;
  const refused = statuses.filter((status) => status === 429).length;
  return {
    what: '50 parallel wrong sign-ins for one account',
    measured: `${hashed} reached Argon2, ${refused} were told to wait`,
    goal: `at most ${maxHashed}`,
    isMet: hashed <= maxHashed && hashed + refused === statuses.length,
  };
}

/** Quiet and flooded phases take turns, so that both meet the same machine. */
async function readDuringLogins(base: string): Promise<Line> {
  const quiet: number[] = [];
  const flooded: number[] = [];
  let logins = 0;
  await readFor(base, 1_000, []);
  for (let phase = 0; phase < phases; phase += 1) {
    await readFor(base, phaseLength, quiet);
    const flood = new AbortController();
    const flooding = floodUntil(base, flood.signal);
    await readFor(base, phaseLength, flooded);
    flood.abort();
    logins += await flooding;
  }
  const [before, during] = [percentile(quiet, 0.95), percentile(flooded, 0.95)];
  const perMinute = round((logins * 60_000) / (phases * phaseLength), 0);
  return {
    what: `Reads while ${perMinute} sign-ins a minute arrive, p95`,
    measured: `${round(during)} ms = ${round(during / before)}× the ${round(before)} ms of quiet`,
    goal: `under ${maxTimes}×`,
    isMet: during < before * maxTimes,
  };
}

async function readFor(base: string, milliseconds: number, samples: number[]): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    for (const path of ['/api/courses', '/en']) {
      const { milliseconds: took } = await timed(async () => (await fetch(`${base}${path}`)).arrayBuffer());
      samples.push(took);
    }
    await pause(betweenReads);
  }
}

async function floodUntil(base: string, signal: AbortSignal): Promise<number> {
  const answers: Promise<number>[] = [];
  while (!signal.aborted) {
    answers.push(login(base, `nobody-${Date.now()}-${answers.length}@example.org`));
    await pause(betweenLogins);
  }
  const statuses = await Promise.all(answers);
  return statuses.filter((status) => status === 400).length;
}
