import type { Viewer } from '@/lib/people/auth/viewer';
import { clientOf, type Client } from '@/tests/bench/client';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import { signIn } from './learners';

const rounds = 60;
const warmUp = 5;
const maxTimes = 4;

const calls = {
  'GET /api/ping': (learner) => learner.call('GET', '/api/ping'),
  'GET /api/courses': (learner) => learner.call('GET', '/api/courses'),
  'POST /api/reviews': (learner) => learner.call('POST', '/api/reviews'),
  'the page /courses': (learner) => learner.text('/en/courses'),
} satisfies Record<string, (learner: Client) => Promise<unknown>>;
type Name = keyof typeof calls;
// The boundary: the keys of an object literal.
const names = Object.keys(calls) as Name[];

/** What each costs over HTTP, against an authenticated call that only asks for the session: each learner makes them in turn. */
export async function benchOverHttp(base: string, viewers: Viewer[]): Promise<Line[]> {
  const cookies = await Promise.all(viewers.map(signIn));
  const learners = cookies.map((cookie) => clientOf(base, cookie));
  await Promise.all(learners.map((learner) => callInTurn(learner, warmUp)));
  const samples = await Promise.all(learners.map((learner) => callInTurn(learner, rounds)));
  const of = (name: Name, share: number) =>
    percentile(
      samples.flatMap((each) => each[name]),
      share,
    );
  const ping = of('GET /api/ping', 0.95);
  return names.slice(1).map((name) => {
    const isPage = name === 'the page /courses';
    const most = of(name, 0.95);
    return {
      what: `${name} over HTTP, ${learners.length} connections, ${learners.length * rounds} samples, p95`,
      measured: `${round(most)} ms = ${round(most / ping)}× the ${round(ping)} ms of GET /api/ping (p50 ${round(of(name, 0.5))} and ${round(of('GET /api/ping', 0.5))} ms)`,
      goal: isPage ? 'for information' : `at most ${maxTimes}×`,
      isMet: isPage || most <= ping * maxTimes,
    };
  });
}

async function callInTurn(learner: Client, turns: number): Promise<Record<Name, number[]>> {
  const samples: Record<Name, number[]> = {
    'GET /api/ping': [],
    'GET /api/courses': [],
    'POST /api/reviews': [],
    'the page /courses': [],
  };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) samples[name].push((await timed(() => calls[name](learner))).milliseconds);
  }
  return samples;
}
