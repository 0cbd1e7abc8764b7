import type {
  AdjectiveTable,
  FormCell,
  NounTable,
  PronounTable,
  VerbTable,
} from '@/lib/content/forms/schema';
import type { FormBook } from '@/lib/content/forms/read';
import type { Entry } from './entries';
import { plain } from '@/lib/content/text/words';
import type { GrammarTerm } from '@/lib/learning/lexicon/grammar';
import type { FormTableView, Spelling } from '@/lib/learning/lexicon/schema';
import { secondLocativeOf } from '@/lib/russian/morphology/second-locative';
import { hasStress, isPlainlyStressed } from '@/lib/russian/morphology/vowels';

const cases = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'] as const;
const genders = ['masc', 'femn', 'neut', 'plur'] as const;
const persons = ['1per', '2per', '3per'] as const;

type Column = readonly FormCell[] | null | undefined;

/** The tables that an author wrote for a word; null without one. The headword may be an inflected form («моя́»). */
export function typedTables(
  { ru, part }: Pick<Entry['word'], 'ru' | 'part'>,
  lemma: string | undefined,
  { tables, headwords }: FormBook,
): FormTableView[] | null {
  const keys = [plain(ru), headwords.get(lemma ?? '') ?? ''];
  for (const { parts, find } of findersOf(tables)) {
    const [found] = parts.includes(part) ? keys.flatMap(find) : [];
    if (found) return found;
  }
  return null;
}

/** The parts of speech each file of tables may serve: numerals and pronouns are declined in several ways. */
const findersOf = ({ nouns, verbs, pronouns, adjectives }: FormBook['tables']) => [
  { parts: ['noun', 'numeral'], find: finder(nouns, nounTables) },
  { parts: ['verb'], find: finder(verbs, verbTables) },
  { parts: ['pronoun', 'numeral', 'adverb'], find: finder(pronouns, pronounTables) },
  { parts: ['adjective', 'pronoun', 'numeral'], find: finder(adjectives, adjectiveTables) },
];

const finder =
  <T>(tables: ReadonlyMap<string, T>, view: (table: T) => FormTableView[]) =>
  (key: string): FormTableView[][] => {
    const table = tables.get(key);
    return table ? [view(table)] : [];
  };

function nounTables({ word, sg, pl, loc2 = [] }: NounTable): FormTableView[] {
  const before = secondLocativeOf(plain(word).replaceAll('\u0301', ''));
  const second = before === null ? [] : loc2.map((text) => ({ ...sure(text), before }));
  return tableOf(null, cases, { sing: sg, plur: pl }).map((table) => ({
    ...table,
    rows: table.rows.map(({ label, cells: [first = [], ...others] }) => ({
      label,
      cells: [label === 'loct' && sg ? [...first, ...second] : first, ...others],
    })),
  }));
}

function verbTables({ aspect, present, future, past, imperative }: VerbTable): FormTableView[] {
  const byPerson = (column: Column) => ({ sing: column?.slice(0, 3), plur: column?.slice(3) });
  return [
    ...tableOf(aspect === 'pf' ? 'futr' : 'pres', persons, byPerson(present)),
    ...tableOf('futr', persons, byPerson(future)),
    ...tableOf('past', genders, { forms: past }),
    ...tableOf('impr', [null], { sing: imperative?.slice(0, 1), plur: imperative?.slice(1) }),
  ];
}

function adjectiveTables({ m, f, n, pl, short, comparative }: AdjectiveTable): FormTableView[] {
  return [
    ...tableOf(null, cases, { masc: m, neut: n }),
    ...tableOf(null, cases, { femn: f, plur: pl }),
    ...shortTables(short, comparative),
  ];
}

/** The short forms and the comparative of an adjective. */
export function shortTables(short: Column, comparative: FormCell | undefined): FormTableView[] {
  return [
    ...tableOf('short', genders, { forms: short }),
    ...tableOf('comp', [null], { forms: comparative && [comparative] }),
  ];
}

function pronounTables({ forms }: PronounTable): FormTableView[] {
  return tableOf(null, cases, { forms });
}

/** Makes a table without its empty rows and columns. */
function tableOf(
  title: GrammarTerm | null,
  labels: readonly (GrammarTerm | null)[],
  filled: Partial<Record<GrammarTerm, Column>>,
): FormTableView[] {
  const columns = entriesOf(filled).filter(([, cells]) => cells?.some((cell) => cell.length > 0));
  const rows = labels
    .map((label, row) => ({ label, cells: columns.map(([, cells]) => (cells?.[row] ?? []).map(sure)) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
  return columns.length > 0 ? [{ title, columns: columns.map(([term]) => term), rows }] : [];
}

const columnTerms = [
  'sing',
  'masc',
  'neut',
  'femn',
  'plur',
  'forms',
] as const satisfies readonly GrammarTerm[];
const entriesOf = (filled: Partial<Record<GrammarTerm, Column>>) =>
  columnTerms.flatMap((term) => (term in filled ? [[term, filled[term]] as const] : []));

const sure = (text: string): Spelling => ({
  text,
  stress: hasStress(text) || isPlainlyStressed(text) ? 'sure' : 'unknown',
});
