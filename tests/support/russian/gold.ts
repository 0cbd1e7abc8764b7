import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { WordKind } from '@/lib/learning/lexicon/grammar';

/** A form typed by hand: its position in a table and all its variants; empty when the form does not exist. */
interface GoldCell {
  /** Title, row and column of a table of the lexicon; «loc2» is a separate row. */
  place: string;
  forms: string[];
}
export interface GoldWord {
  word: string;
  /** The kinds under which the lexicon may have the word. */
  kinds: readonly WordKind[];
  /** The gender and animacy of a noun. */
  traits: readonly string[];
  cells: GoldCell[];
}

const cell = z.string().transform((text) => (/^[-—]$/u.test(text) ? [] : text.split(' / ')));
const column = z.union([z.enum(['-', '—']).transform((): string[][] => []), z.array(cell)]);
const columns = z.record(z.string(), z.unknown());

const cases = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'];
const genders = ['masc', 'femn', 'neut', 'plur'];
const persons = ['1per sing', '2per sing', '3per sing', '1per plur', '2per plur', '3per plur'];
const among = (title: string, rows: readonly string[], name: string) =>
  rows.map((row) => [title, row, name].filter(Boolean).join(' '));

/** By file: the kinds of its words, and the positions of the forms of each column, in order. */
const files: Record<
  string,
  { kinds: WordKind[]; columns: (word: Record<string, unknown>) => Record<string, string[]> }
> = {
  nouns: {
    kinds: ['noun', 'numeral'],
    columns: () => ({
      sg: among('', cases, 'sing'),
      pl: among('', cases, 'plur'),
      loc2: ['loc2 sing'],
    }),
  },
  verbs: {
    kinds: ['verb'],
    columns: ({ aspect }) => ({
      present: among(aspect === 'pf' ? 'futr' : 'pres', persons, ''),
      future: among('futr', persons, ''),
      past: among('past', genders, 'forms'),
      imperative: ['impr sing', 'impr plur'],
    }),
  },
  adjectives: {
    kinds: ['adjective', 'pronoun', 'numeral'],
    columns: () => ({
      m: among('', cases, 'masc'),
      f: among('', cases, 'femn'),
      n: among('', cases, 'neut'),
      pl: among('', cases, 'plur'),
      short: among('short', genders, 'forms'),
      comparative: ['comp forms'],
    }),
  },
  pronouns: {
    kinds: ['pronoun', 'numeral', 'adverb'],
    columns: () => ({ forms: among('', cases, 'forms') }),
  },
};

/** Reads the paradigms of the elementary level in `tests/support/russian/gold`. */
export async function readGold(): Promise<GoldWord[]> {
  const read = Object.entries(files).map(async ([name, { kinds, columns: columnsOf }]) => {
    const text = await readFile(path.join('tests/support/russian/gold', `${name}.yaml`), 'utf8');
    return z
      .array(columns)
      .parse(parse(text))
      .map((word): GoldWord => {
        const cells = Object.entries(columnsOf(word)).flatMap(([key, places]) => cellsOf(word[key], places));
        return { word: z.string().parse(word.word), kinds, traits: traitsOf(word), cells };
      });
  });
  return (await Promise.all(read)).flat();
}

const genderTerms: Record<string, string[]> = { m: ['masc'], f: ['femn'], n: ['neut'] };

/** The traits of a noun; a plurale tantum («де́ньги») has no gender. */
function traitsOf({ gender, animate }: Record<string, unknown>): string[] {
  return gender === undefined
    ? []
    : [...(genderTerms[z.string().parse(gender)] ?? []), animate === true ? 'anim' : 'inan'];
}

function cellsOf(value: unknown, places: readonly string[]): GoldCell[] {
  if (value === undefined) return [];
  const forms = places.length === 1 ? [cell.parse(value)] : column.parse(value);
  return places.map((place, index) => ({ place, forms: forms[index] ?? [] }));
}
