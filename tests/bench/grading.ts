import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { ContentOf } from '@/lib/russian/exercises/schema';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { percentile } from '@/tests/support/percentile';
import { round, timed, type Line } from './statistics';

const text = { ru: '-', en: '-', de: '-' };
const content: ContentOf<'write'> = {
  kind: 'write',
  prompt: text,
  hint: text,
  answers: [
    'Моя́ ста́ршая сестра́ живёт в большо́м го́роде и рабо́тает в но́вой шко́ле.',
    '[Моя́/На́ша] ста́ршая сестра́ живёт в (о́чень) большо́м го́роде и рабо́тает в но́вой шко́ле.',
  ],
  order: 'normal',
  spelling: 'normal',
};
/** Twelve words each: right, careless, with a typo, with a wrong form, in another order, quite wrong. */
const answers = {
  right: 'Моя старшая сестра живёт в большом городе и работает в новой школе.',
  yo: 'моя старшая сестра живет в большом городе и работает в новой школе',
  typo: 'Моя старшая сестра живёт в большом горде и роботает в новой школе.',
  form: 'Моя старшая сестра живёт в большой городе и работает в новая школе.',
  order: 'В большом городе живёт моя старшая сестра и работает в новой школе.',
  other: 'Мой младший брат учится в маленьком университете и не любит вставать рано утром.',
};
const rounds = 2_000;

/** First load of the dictionary, and the median time of grading a twelve-word answer with it. */
export async function benchGrading(): Promise<Line[]> {
  const { milliseconds: load, result: lexicon } = await timed(loadLexicon);
  const grade = (typed: string) =>
    gradeAnswer(content, { kind: 'write', text: typed }, { seed: 'bench', locale: 'en', lexicon });
  const times = Object.entries(answers).map(([name, typed]) => ({
    name,
    samples: measure(() => grade(typed)),
  }));
  const median = percentile(
    times.flatMap(({ samples }) => samples),
    0.5,
  );
  const each = times.map(({ name, samples }) => `${name} ${round(percentile(samples, 0.5), 0)}`);
  return [
    {
      what: 'dictionary, first load',
      measured: `${round(load, 0)} ms`,
      goal: 'under 300 ms',
      isMet: load < 300,
    },
    {
      what: 'grading a twelve-word answer, median',
      measured: `${round(median, 0)} µs (${each.join(', ')})`,
      goal: 'under 200 µs',
      isMet: median < 200,
    },
  ];
}

/** Microseconds of each round. */
function measure(work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) * 1_000;
  });
}
