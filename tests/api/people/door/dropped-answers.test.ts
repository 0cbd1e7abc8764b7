import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { PATCH as changeAccount } from '@/app/api/account/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as attempt } from '@/app/api/exercises/[exercise]/attempts/route';
import { POST as start } from '@/app/api/lessons/[lesson]/runs/route';
import { idempotentAnswers } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { attempts, runs } from '@/db/schema/practice';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { accessOf, setAccess } from '@/lib/browser/api/access-token';
import { callApi, fetchJson } from '@/lib/browser/api/fetcher';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { testDatabase } from '@/tests/support/database';
import { getCourse } from '@/tests/support/practice';
import { blunder } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
const dropEvery = 10;
const origin = 'http://localhost:3000';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
const routes: [RegExp, Handler][] = [
  [/^\/api\/auth\/login$/, login],
  [/^\/api\/account$/, changeAccount],
  [/^\/api\/lessons\/(?<lesson>\d+)\/runs$/, start],
  [/^\/api\/exercises\/(?<exercise>\d+)\/attempts$/, attempt],
];

/** The line between browser and server: the work is done, but every tenth answer to a write gets lost. */
const line = { writes: 0, dropped: 0, refusals: [] as string[] };
const realFetch = globalThis.fetch;

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const [pattern, handler] = routes.find(([each]) => each.test(path)) ?? [];
  if (!pattern || !handler) throw new Error(`No route for ${path}.`);
  const request = new Request(`${origin}${path}`, init);
  request.headers.set('x-forwarded-for', '192.0.2.1');
  const startedAt = performance.now();
  const answer = await handler(request, { params: Promise.resolve(pattern.exec(path)?.groups ?? {}) });
  line.writes += 1;
  if (!answer.ok)
    line.refusals.push(`${answer.status} after ${Math.round(performance.now() - startedAt)} ms`);
  if (line.writes % dropEvery !== 0) return answer;
  line.dropped += 1;
  throw new TypeError('Failed to fetch');
}

const email = 'anna@demo.govorim.example';

beforeAll(async () => {
  globalThis.fetch = (input, init) => send(input instanceof Request ? input.url : input.toString(), init);
  const body = { email, password: demoPassword, client: 'program' };
  setAccess(accessOf(await fetchJson<SignedInAnswer>('/api/auth/login', { method: 'POST', body })));
});
afterAll(() => {
  setAccess(null);
  globalThis.fetch = realFetch;
});

describe('a line that drops every tenth answer', () => {
  it('does not make one answer of a learner two', async () => {
    const [lesson] = (await getCourse()).lessons;
    const begin = `/api/lessons/${lesson?.id ?? 0}/runs`;
    let practice = await fetchJson<PracticeView>(begin, { method: 'POST' });
    const before = line.dropped;
    for (let given = 0; given < 30; given += 1) practice = await answer(practice);
    expect(line.dropped - before).toBeGreaterThanOrEqual(3);
    expect(practice.turn).toBe(30);
    const [anna] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const id = anna?.id ?? 0;
    const [rows] = await db.select({ rows: count() }).from(attempts).where(eq(attempts.userId, id));
    const [begun] = await db.select({ rows: count() }).from(runs).where(eq(runs.userId, id));
    expect([rows?.rows, begun?.rows]).toEqual([30, 1]);
  }, 30_000);

  it('does not make one write two, also when a hundred are under way', async () => {
    const before = line.dropped;
    const names = Array.from({ length: 100 }, (_, index) => `Анна${'а'.repeat(index % 20)}`);
    const outcomes = await Promise.all(
      names.map((first_name) => callApi('/api/account', { method: 'PATCH', body: { first_name } })),
    ).catch((error: unknown) => {
      throw new Error(`Refused meanwhile: ${line.refusals.join(', ')}.`, { cause: error });
    });
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(line.dropped - before).toBeGreaterThanOrEqual(10);
    const done = await db.select().from(idempotentAnswers).where(eq(idempotentAnswers.status, 200));
    expect(done).toHaveLength(100);
  }, 30_000);
});

async function answer({ run, turn, current }: PracticeView): Promise<PracticeView> {
  if (!current) throw new Error('There is nothing to answer.');
  const { exercise, task } = current;
  const given = task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task);
  const body = { run, turn, answer: given };
  return (await fetchJson<AttemptResult>(`/api/exercises/${exercise}/attempts`, { method: 'POST', body }))
    .practice;
}
