import type { FormBook } from '@/lib/content/forms/read';
import { plain } from '@/lib/content/text/words';
import type { FormTableView, Spelling } from '@/lib/learning/lexicon/schema';
import { isPlainlyStressed, stressedVowel, stressVowel } from '@/lib/russian/morphology/vowels';
import type { Entry } from './entries';
import { shortTables } from './typed-tables';

/** Keeps only the short forms and comparatives that authors list, as the dictionary derives them for any adjective. */
export function withShortForms(
  tables: FormTableView[],
  { ru, part }: Entry['word'],
  { adjectives }: FormBook,
): FormTableView[] {
  if (part !== 'adjective') return tables;
  const key = plain(ru);
  const isRegular = adjectives.regular.has(key);
  const kept = [
    ...(isRegular || adjectives.shortOnly.has(key) ? ['short'] : []),
    ...(isRegular && !adjectives.comparative.has(key) ? ['comp'] : []),
  ];
  const place = stressedVowel(ru);
  const long = tables.filter(({ title }) => title === null);
  const made = tables
    .filter(({ title }) => title !== null && kept.includes(title))
    .map(withRegularComparative);
  return [
    ...long,
    ...made.map((table) => restressed(table, place)),
    ...shortTables(adjectives.short.get(key), adjectives.comparative.get(key)),
  ];
}

/** Keeps the regular comparative: «краси́вее», not «кра́ше». */
function withRegularComparative(table: FormTableView): FormTableView {
  if (table.title !== 'comp') return table;
  const regular = (cell: Spelling[]) => cell.filter(({ text }) => text.endsWith('ее'));
  return { ...table, rows: table.rows.map(({ label, cells }) => ({ label, cells: cells.map(regular) })) };
}

function restressed(table: FormTableView, place: number | null): FormTableView {
  const respell = ({ text }: Spelling): Spelling => {
    const bare = text.replaceAll('\u0301', '');
    if (isPlainlyStressed(bare)) return { text: bare, stress: 'sure' };
    return place === null ? { text, stress: 'unknown' } : { text: stressVowel(bare, place), stress: 'sure' };
  };
  return {
    ...table,
    rows: table.rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell.map(respell)) })),
  };
}
