import type { FormBook } from '@/lib/content/forms/read';
import { isCapitalised, plain } from '@/lib/content/text/words';
import type { FormTable } from '@/lib/learning/lexicon/form-tables';
import type { GrammarTerm } from '@/lib/learning/lexicon/grammar';
import type { Entry } from './entries';

/** Leaves out forms that the dictionary derives but nobody uses: «молока́ми», «моги́», «зна́чу», «о́чень шко́лен». */
export function withoutUnused(tables: FormTable[], word: Entry['word'], book: FormBook): FormTable[] {
  const key = plain(word.ru);
  const isOfThings = book.verbs.thirdPersonOnly.has(key);
  const isProperName = isCapitalised(word.ru) && !word.plural;
  const dropped: GrammarTerm[] = [
    ...(book.nouns.singularOnly.has(key) || isProperName ? (['plur'] as const) : []),
    ...(word.plural ? (['sing'] as const) : []),
  ];
  return tables
    .filter(({ title }) => !isOfOtherAspect(title, tables, word))
    .filter(({ title }) => title !== 'impr' || !(book.verbs.noImperative.has(key) || isOfThings))
    .map((table) => (word.part === 'noun' ? withoutColumns(table, dropped) : table))
    .map((table) => (isOfThings ? thirdPersonOf(table) : table))
    .filter(({ columns, rows }) => columns.length > 0 && rows.length > 0);
}

/** Whether a table is the tense of the aspect that is not taught, for a verb that the dictionary has in both aspects. */
function isOfOtherAspect(
  title: FormTable['title'],
  tables: readonly FormTable[],
  word: Entry['word'],
): boolean {
  const isBoth = ['pres', 'futr'].every((tense) => tables.some((table) => table.title === tense));
  return isBoth && title === { imperfective: 'futr', perfective: 'pres', both: null }[word.aspect ?? 'both'];
}

function withoutColumns({ title, columns, rows }: FormTable, dropped: readonly GrammarTerm[]): FormTable {
  const isKept = (_: unknown, index: number) => !dropped.some((term) => term === columns[index]);
  return {
    title,
    columns: columns.filter(isKept),
    rows: rows.map(({ label, cells }) => ({ label, cells: cells.filter(isKept) })),
  };
}

const thirdPersonOf = (table: FormTable): FormTable => ({
  ...table,
  rows: table.rows.filter(({ label }) => label !== '1per' && label !== '2per'),
});
