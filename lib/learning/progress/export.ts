import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { byteOrderMark, csvLine, type Cell } from './csv';
import { pageSize, selectAllDaysOff, selectAttempts, selectPlan, selectReviews } from './export-queries';
import type { ExportFormat } from './export-schema';
import {
  selectCards,
  selectPlacementAnswers,
  selectPlacements,
  selectRewards,
  selectRuns,
  selectSavedCourses,
} from './kept-queries';
import { selectDays } from './queries';
import { selectBadges } from './statistics-queries';

type Row = Record<string, unknown>;
/** Each kind of record, a page of rows at a time. */
type Records = [name: string, pages: AsyncIterable<Row[]>][];

/** Nobody's list is longer: a thousand answers a day for a year. */
const mostPages = 200;

/** All that was stored about somebody's learning, as a file. */
export async function exportLearning(viewer: Viewer, format: ExportFormat): Promise<File> {
  const records = listRecords(viewer.id);
  const parts = await (format === 'csv' ? writeCsv(records) : writeJson(records));
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
  const stamp = now().toISOString().replaceAll(/[:.]/gu, '-');
  return new File(parts, `learning-${viewer.id}-${stamp}.${format}`, { type });
}

type Of<Select extends (...asked: never[]) => Promise<Row[]>> = Awaited<ReturnType<Select>>[number];

function listRecords(userId: number): Records {
  return [
    [
      'attempt',
      pagesOf<Awaited<ReturnType<typeof selectAttempts>>[number]>((last) => selectAttempts(userId, last)),
    ],
    [
      'review',
      pagesOf<Awaited<ReturnType<typeof selectReviews>>[number]>((last) => selectReviews(userId, last)),
    ],
    ['day', once(async () => (await selectDays(userId)).reverse())],
    ['day_off', once(() => selectAllDaysOff(userId))],
    ['badge', once(() => listBadges(userId))],
    ['plan', once(() => selectPlan(userId))],
    ['run', pagesOf<Of<typeof selectRuns>>((last) => selectRuns(userId, last))],
    ['card', pagesOf<Of<typeof selectCards>>((last) => selectCards(userId, last))],
    ['reward', pagesOf<Of<typeof selectRewards>>((last) => selectRewards(userId, last))],
    ['placement', pagesOf<Of<typeof selectPlacements>>((last) => selectPlacements(userId, last))],
    [
      'placement_answer',
      pagesOf<Of<typeof selectPlacementAnswers>>((last) => selectPlacementAnswers(userId, last)),
    ],
    ['saved_course', once(() => selectSavedCourses(userId))],
  ];
}

async function* pagesOf<T extends Row>(read: (last: T | null) => Promise<T[]>): AsyncGenerator<T[]> {
  let last: T | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const rows: T[] = await read(last);
    yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? null;
  }
}

async function* once(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read();
}

async function listBadges(userId: number): Promise<Row[]> {
  return (await selectBadges(db, userId)).map(({ badge, earnedAt }) => ({ badge, moment: earnedAt }));
}

const columns = [
  'moment',
  'day',
  'course',
  'lesson',
  'exercise',
  'run',
  'turn',
  'kind',
  'topics',
  'card',
  'word',
  'given',
  'expected',
  'verdict',
  'hints',
  'rating',
  'seconds',
  'points',
  'answers',
  'right',
  'reviews',
  'practised',
  'counted',
  'badge',
  'goal',
  'level',
  'minutes',
  'weekdays',
  'deadline',
  'started',
  'changed',
  'finished',
  'reason',
  'subject',
  'placement',
  'ability',
  'error',
  'source',
  'meaning',
  'sentence',
  'note',
  'due',
  'stability',
  'difficulty',
  'state',
  'repetitions',
  'lapses',
  'learning_steps',
  'scheduled_days',
  'reviewed',
  'suspended',
  'buried_until',
];

/** One table: what a record does not have is empty. */
async function writeCsv(records: Records): Promise<string[]> {
  const parts = [byteOrderMark, csvLine(['record', ...columns])];
  for (const [name, pages] of records) {
    for await (const rows of pages) {
      // The boundary: `columns` names no column that holds an object.
      const lines = rows.map((row) => csvLine([name, ...columns.map((column) => row[column] as Cell)]));
      parts.push(lines.join(''));
    }
  }
  return parts;
}

async function writeJson(records: Records): Promise<string[]> {
  const parts: string[] = [];
  for (const [name, pages] of records) {
    parts.push(parts.length === 0 ? '{' : ',\n', `"${name}": [`);
    parts.push(...(await writeRows(pages)), ']');
  }
  return [...parts, '}\n'];
}

async function writeRows(pages: AsyncIterable<Row[]>): Promise<string[]> {
  const parts: string[] = [];
  for await (const rows of pages) {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    if (lines !== '') parts.push(parts.length === 0 ? '\n' : ',\n', lines);
  }
  return parts;
}
