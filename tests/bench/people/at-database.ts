import { findPeople } from '@/lib/community/directory/find-people';
import { listPartners } from '@/lib/community/matching/service';
import { switchTo, type Opened } from '@/tests/bench/learning/application';
import { record, type Statement } from '@/tests/bench/statements';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import { searches, type Search } from './searches';

/** Measures, "Goals": milliseconds of the 95th of a hundred; nothing may ever take longer than `whole`. */
const goals = { page: 5, count: 10, whole: 250 };
/** Slips are looked for in a search of their own, which gives up at 300 ms. */
const slipsMs = 330;
const partnersMs = 60;
const rounds = 40;

type Me = { id: number };

export async function benchSearches(opened: Opened, me: Me): Promise<Line[]> {
  const lines: Line[] = [];
  for (const search of searches) lines.push(await benchSearch(opened, search.isVisitor ? null : me, search));
  return lines;
}

async function benchSearch(opened: Opened, viewer: Me | null, { what, query }: Search): Promise<Line> {
  const ask = async () => {
    await findPeople(viewer, { page: 0, ...query });
  };
  await ask();
  const statements = await record(opened, ask);
  const { page, count, slips } = await replay(opened, {
    page: statements.filter(({ text }) => isPage(text)),
    count: statements.filter(({ text }) => text.includes('count(*)')),
    slips: statements.filter(({ text }) => isForSlips(text)),
  });
  const whole = await time(ask);
  const mostMs = slips ? slipsMs : goals.whole;
  return {
    what: `A million people, ${viewer ? 'a member' : 'a visitor'} asks for ${what}, p95`,
    measured: `page ${shown(page)}, count ${shown(count)}${slips ? `, slips ${shown(slips)}` : ''}, all of it ${shown(whole)}`,
    goal: `page ${goals.page} ms, count ${goals.count} ms, all of it ${mostMs} ms`,
    kept: p95(page) <= goals.page && p95(count) <= goals.count && p95(whole) <= mostMs,
  };
}

const isPage = (text: string) =>
  / from "directory" where .*limit/su.test(text) && !text.includes('count(*)') && !isForSlips(text);
const isForSlips = (text: string) => text.includes('strict_word_similarity(');

interface Parts<T> {
  page: T;
  count: T;
  slips: T;
}

/** The same statements again under the settings of a search; of a search by ever looser readings all of its pages. */
async function replay(
  { sql }: Opened,
  parts: Parts<Statement[]>,
): Promise<Omit<Parts<number[]>, 'slips'> & { slips: number[] | null }> {
  const samples: Parts<number[]> = { page: [], count: [], slips: [] };
  await sql.begin(async (on) => {
    await on`select set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('max_parallel_workers_per_gather', '0', true),
      set_config('pg_trgm.strict_word_similarity_threshold', '0.4', true)`;
    for (let turn = 0; turn < rounds; turn += 1)
      for (const part of ['page', 'count', 'slips'] as const) {
        const { milliseconds } = await timed(async () => {
          for (const { text, values } of parts[part]) await on.unsafe(text, [...values] as never[]);
        });
        samples[part].push(milliseconds);
      }
  });
  return { ...samples, slips: parts.slips.length > 0 ? samples.slips : null };
}

/** Whoever opens the community sees the people who suit them. */
export async function benchPartners(opened: Opened, me: Me): Promise<Line> {
  switchTo(opened);
  await listPartners(me, 3);
  const samples = await time(() => listPartners(me, 3));
  return {
    what: 'A million people, those who suit a member, p95',
    measured: shown(samples),
    goal: `${partnersMs} ms`,
    kept: p95(samples) <= partnersMs,
  };
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) samples.push((await timed(work)).milliseconds);
  return samples;
}

const p95 = (samples: readonly number[]) => percentile([...samples], 0.95);
const shown = (samples: readonly number[]) =>
  `${round(p95(samples))} ms (p50 ${round(percentile([...samples], 0.5))})`;
