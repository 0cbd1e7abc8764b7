import { percentile } from '@/tests/support/percentile';
import { registerClient } from './client';
import { round, timed, type Line } from './statistics';

const connections = 16;
const rounds = 100;
const maxTimes = 3;

/** What every navigation asks for, against an authenticated call that only runs `select 1`, each in turn. */
export async function benchSettings(base: string): Promise<Line[]> {
  const members = await Promise.all(
    Array.from({ length: connections }, (_, index) => registerClient(base, 2000 + index)),
  );
  const samples = { settings: [] as number[], pings: [] as number[] };
  await Promise.all(
    members.map(async (member) => {
      for (let turn = 0; turn < rounds; turn += 1) {
        samples.pings.push((await timed(() => member.call('GET', '/api/ping'))).milliseconds);
        samples.settings.push((await timed(() => member.call('GET', '/api/settings'))).milliseconds);
      }
    }),
  );
  const [settings, ping] = [percentile(samples.settings, 0.95), percentile(samples.pings, 0.95)];
  return [
    {
      what: `GET /api/settings, ${connections} connections, ${samples.settings.length} samples, p95`,
      measured: `${round(settings)} ms = ${round(settings / ping)}× the ${round(ping)} ms of select 1`,
      goal: `at most ${maxTimes}×`,
      isMet: settings <= ping * maxTimes,
    },
  ];
}
