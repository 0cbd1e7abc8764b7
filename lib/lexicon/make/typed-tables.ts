import type {
  AdjectiveTable,
  FormCell,
  NounTable,
  PronounTable,
  VerbTable,
} from '@/lib/content/forms/schema';
import type { FormBook } from '@/lib/content/forms/read';
import type { Entry } from './entries';
import { plain } from '@/lib/content/words';
import type { GrammarTerm } from '@/lib/lexicon/grammar';
import type { FormTableView, Spelling } from '@/lib/lexicon/schema';
import { secondLocativeOf } from '@/lib/russian/second-locative';
import { hasStress, isPlainlyStressed } from '@/lib/russian/vowels';

const cases = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'] as const;
const genders = ['masc', 'femn', 'neut', 'plur'] as const;
const persons = ['1per', '2per', '3per'] as const;

type Column = readonly FormCell[] | null | undefined;

/** The table that an author wrote for a word; null where there is none. A headword may be a form of it («моя́»). */
export function typedTables(
  { ru, part }: Pick<Entry['word'], 'ru' | 'part'>,
  lemma: string | undefined,
  { tables, headwords }: FormBook,
): FormTableView[] | null {
  const found = [plain(ru), headwords.get(lemma ?? '') ?? ''].flatMap((key) => {
    const table = {
      noun: () => viewOf(tables.nouns.get(key), nounTables),
      verb: () => viewOf(tables.verbs.get(key), verbTables),
      pronoun: () => viewOf(tables.pronouns.get(key), pronounTables),
      adjective: () => viewOf(tables.adjectives.get(key), adjectiveTables),
    };
    return declensions.filter(({ parts }) => parts.includes(part)).flatMap(({ like }) => table[like]());
  });
  return found[0] ?? null;
}

/** How words of each part of speech may decline, the likeliest first: «ты́сяча» is a numeral and declines like a noun. */
const declensions: readonly {
  like: 'noun' | 'verb' | 'pronoun' | 'adjective';
  parts: readonly Entry['word']['part'][];
}[] = [
  { like: 'noun', parts: ['noun', 'numeral'] },
  { like: 'verb', parts: ['verb'] },
  { like: 'pronoun', parts: ['pronoun', 'numeral', 'adverb'] },
  { like: 'adjective', parts: ['adjective', 'pronoun', 'numeral'] },
];

const viewOf = <T>(table: T | undefined, show: (table: T) => FormTableView[]): FormTableView[][] =>
  table === undefined ? [] : [show(table)];

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

const pronounTables = ({ forms }: PronounTable): FormTableView[] => tableOf(null, cases, { forms });

/** Rows and columns without any form are left out. */
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
