import type { CourseSource } from '@/lib/content/course-source';
import type { Minima } from '@/lib/content/minima';
import { unmarked } from '@/lib/content/words';
import type { Lexicon } from '@/lib/exercises/lexicon';
import type { CefrLevel } from '@/lib/learning/topics';
import type { FormAsked } from '@/lib/russian/fixed-stress';
import { guessStress } from '@/lib/russian/guess-stress';
import type { FormTable } from '@/lib/lexicon/form-tables';
import { traitsOf, type GrammarTerm } from '@/lib/lexicon/grammar';
import type { FormTableView, Spelling } from '@/lib/lexicon/schema';
import { authorMarks } from './author-marks';
import { entriesOf, spellingsOf, type Entry } from './entries';
import { frequencyKey } from './frequencies';
import { inflect, type Inflection } from './inflection';
import { knownStress, type KnownStress } from './known-stress';

/** What the lexicon is made with. */
export interface Sources {
  lexicon: Lexicon;
  /** By lib/lexicon/make/frequencies `frequencyKey`. */
  frequencies: ReadonlyMap<string, number>;
  minima: Minima;
  /** How a voice says words, in IPA. */
  transcribe: (words: readonly string[]) => Promise<string[]>;
}

/** A word of the lexicon, as db/schema/lexicon keeps it. */
export interface MadeLexeme extends Entry {
  level: CefrLevel;
  frequency: number | null;
  traits: GrammarTerm[];
  tables: FormTableView[];
  spellings: string[];
}

/** All words of all courses once, each with its forms, how they are stressed, and how well known the word should be. */
export async function makeLexicon(courses: readonly CourseSource[], sources: Sources): Promise<MadeLexeme[]> {
  const marks = authorMarks(courses);
  const drafts: Draft[] = [];
  for (const entry of entriesOf(courses)) {
    const inflection = await inflect(entry);
    const known = inflection && knownStress(entry, inflection, { marks, lexicon: sources.lexicon });
    drafts.push({ entry, inflection, known: known ?? (() => null) });
  }
  const guess = await guesser(drafts, sources);
  return drafts.map(({ entry, inflection, known }) => {
    const spell = (form: FormAsked): Spelling => {
      const sure = known(form);
      return sure === null ? guess(form.text) : { text: sure, stress: 'sure' };
    };
    return lexemeOf(entry, inflection, { spell, sources });
  });
}

interface Draft {
  entry: Entry;
  inflection: Inflection | null;
  known: KnownStress;
}

/** Asks the voice once for all forms that nobody knows. */
async function guesser(
  drafts: readonly Draft[],
  { transcribe }: Sources,
): Promise<(form: string) => Spelling> {
  const open = drafts.flatMap(({ inflection, known }) =>
    inflection ? cellsOf(inflection).filter((form) => known(form) === null) : [],
  );
  const words = [...new Set(open.map(({ text }) => text))];
  const said = await transcribe(words);
  const phonemes = new Map(words.map((word, index) => [word, said[index] ?? '']));
  return (form) => {
    const guessed = guessStress(form, phonemes.get(form) ?? '');
    return guessed === null ? { text: form, stress: 'unknown' } : { text: guessed, stress: 'guessed' };
  };
}

function cellsOf(inflection: Inflection): FormAsked[] {
  return inflection.tables.flatMap((table) =>
    table.rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, column) => cell.map((text) => formIn(inflection, { table, label, column, text }))),
    ),
  );
}

interface Cell {
  table: FormTable;
  label: GrammarTerm | null;
  column: number;
  text: string;
}

/** A form with what its place in the table says of it. */
function formIn({ lexeme }: Inflection, { table, label, column, text }: Cell): FormAsked {
  const terms = [table.title, label, table.columns[column]].filter((term) => term != null);
  const own = lexeme.forms.find(
    (form) => form.text === text && terms.every((term) => form.grammemes.includes(term)),
  );
  const [part = ''] = (own ?? lexeme.forms.find((form) => form.text === text) ?? lexeme).grammemes;
  return { text, grammemes: [part, ...terms] };
}

function lexemeOf(
  entry: Entry,
  inflection: Inflection | null,
  { spell, sources: { minima, frequencies } }: { spell: (form: FormAsked) => Spelling; sources: Sources },
): MadeLexeme {
  const { word, forms, course } = entry;
  return {
    ...entry,
    level: minima.get(unmarked(word.ru)) ?? (course === 'A0' ? 'A1' : course),
    frequency: frequencies.get(frequencyKey(word.ru, word.part)) ?? null,
    traits: inflection ? traitsOf(inflection.lexeme.grammemes) : [],
    tables: inflection ? inflection.tables.map((table) => spelt(inflection, table, spell)) : [],
    spellings: spellingsOf([
      word.ru,
      ...forms,
      ...(inflection ? cellsOf(inflection) : []).map(({ text }) => text),
    ]),
  };
}

function spelt(
  inflection: Inflection,
  table: FormTable,
  spell: (form: FormAsked) => Spelling,
): FormTableView {
  const { title, columns } = table;
  const rows = table.rows.map(({ label, cells }) => ({
    label,
    cells: cells.map((cell, column) =>
      cell.map((text) => spell(formIn(inflection, { table, label, column, text }))),
    ),
  }));
  return { title, columns, rows };
}
