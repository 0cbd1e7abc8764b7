import { randomInt } from 'node:crypto';
import type { OpenApiDocument } from '@/lib/platform/openapi/types';
import { settingDefaults } from '@/lib/people/settings/limits';
import { fuzzCalls } from '@/tests/support/fuzz/calls';
import { judgeOf } from '@/tests/support/fuzz/judge';
import { runFuzz } from '@/tests/support/fuzz/run';
import { percentile } from '@/tests/support/percentile';
import { meetPeople, signInDemo } from './fuzz-people';
import { note } from './verdicts';
import { statusOf, type Site } from './site';

const count = 10_000;
/** Calls at the same time; more would wait for passwords, which are checked four at a time. */
const atOnce = 4;
/** Longest answer in milliseconds (security, R13). */
const longest = 1_000;

/** Ten thousand generated calls, made from the site's own API description. FUZZ_SEED repeats a run. */
export async function tryFuzz(site: Site): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  // The boundary: the document's own tests check its form.
  const document = (await (await fetch(`${site.base}/api/openapi.json`)).json()) as OpenApiDocument;
  const report = await runFuzz(fuzzCalls(document, count, seed), {
    port: Number(new URL(site.base).port),
    judge: judgeOf(document),
    seed,
    renew: () => meetPeople(site.base),
    atOnce,
  });
  await restoreSettings(site.base);
  const statuses = [...report.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`);
  note('fuzz: no failure, and every refusal as described', report.faults.length === 0, `seed ${seed}`);
  for (const fault of report.faults.slice(0, 20)) console.log(fault);
  note('fuzz: ten thousand answers', report.milliseconds.length === count, statuses.join(', '));
  const slowest = Math.round(percentile(report.milliseconds, 0.99));
  note('fuzz: 99 of 100 within a second', slowest < longest, `${slowest} ms`);
  note('fuzz: the site lives', (await statusOf(`${site.base}/healthz`)) === 200);
}

/** Restores the settings, because one of the callers was an administrator. */
async function restoreSettings(base: string): Promise<void> {
  const token = await signInDemo(base, 'dina');
  await fetch(`${base}/api/admin/settings`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(settingDefaults),
  });
}
