import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';
import { byteOrderMark, csvLine, type Cell } from '@/lib/platform/text/csv';
import type { ExerciseFigures } from './schema';
import { getCourseStatistics } from './service';

/** Cells by column name; the names are those of the JSON. */
const columns: Record<string, (exercise: ExerciseFigures) => Cell> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  prompt: ({ prompt }) => prompt.text,
  expected: ({ expected }) => expected,
  learners: ({ learners }) => learners,
  facility: ({ facility }) => facility?.value,
  facility_low: ({ facility }) => facility?.low,
  facility_high: ({ facility }) => facility?.high,
  discrimination: ({ discrimination }) => discrimination?.value,
  discrimination_low: ({ discrimination }) => discrimination?.low,
  discrimination_high: ({ discrimination }) => discrimination?.high,
  compared: ({ compared }) => compared,
  hints_share: ({ hints }) => hints?.share,
  hints_mean: ({ hints }) => hints?.mean,
  seconds_median: ({ seconds }) => seconds?.median,
  seconds_lower: ({ seconds }) => seconds?.lower,
  seconds_upper: ({ seconds }) => seconds?.upper,
  wrong_answers: ({ wrong_answers: wrong }) =>
    wrong.map(({ text, learners }) => `${text} (${learners})`).join('; '),
  flags: ({ flags }) => flags,
};

/** The exercises of a lesson as CSV. Throws as `getCourseStatistics` does. */
export async function exportStatistics(
  viewer: Viewer,
  course: string,
  lesson: string,
  locale: Locale,
): Promise<File> {
  const { lesson: statistics } = await getCourseStatistics(viewer, course, lesson, locale);
  const rows = statistics?.exercises ?? [];
  const lines = rows.map((row) => csvLine(Object.values(columns).map((read) => read(row))));
  return new File([byteOrderMark, csvLine(Object.keys(columns)), ...lines], `${course}-${lesson}.csv`, {
    type: 'text/csv',
  });
}
