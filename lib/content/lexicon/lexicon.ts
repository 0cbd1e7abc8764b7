import type { CourseSource } from '@/lib/content/courses/source';
import type { FormBook } from '@/lib/content/forms/read';
import type { Minima } from './minima';
import { isCapitalised, unmarked } from '@/lib/content/text/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { CefrLevel } from '@/lib/learning/progress/topics';
import { guessStress } from '@/lib/russian/morphology/guess-stress';
import type { FormCell, FormTable } from '@/lib/learning/lexicon/form-tables';
import { traitsOf, type GrammarTerm } from '@/lib/learning/lexicon/grammar';
import type { FormTableView, Spelling } from '@/lib/learning/lexicon/schema';
import { authorMarks } from './author-marks';
import { entriesOf, spellingsOf, type Entry } from './entries';
import { frequencyKey } from './frequencies';
import { inflect, type Inflection } from './inflection';
import { knownStress, type KnownStress } from './known-stress';
import { withShortForms } from './short-forms';
import { typedTables } from './typed-tables';

/** The inputs of the lexicon. */
export interface Sources {
  lexicon: Lexicon;
  /** Ranks by `frequencyKey` of lib/content/lexicon/frequencies. */
  frequencies: ReadonlyMap<string, number>;
  minima: Minima;
  /** The word forms that authors specify. */
  forms: FormBook;
  /** The IPA transcription of words by speech synthesis. */
  transcribe: (words: readonly string[]) => Promise<string[]>;
}

/** A word of the lexicon, as db/schema/lexicon stores it. */
export interface MadeLexeme extends Entry {
  level: CefrLevel;
  frequency: number | null;
  traits: GrammarTerm[];
  tables: FormTableView[];
  spellings: string[];
}

/** All words of all courses, each once, with stressed forms, level and frequency. */
export async function makeLexicon(courses: readonly CourseSource[], sources: Sources): Promise<MadeLexeme[]> {
  const marks = authorMarks(courses);
  const drafts: Draft[] = [];
  for (const entry of entriesOf(courses)) {
    const inflection = await inflect(entry, sources.forms);
    const typed = typedTables(entry.word, inflection?.lexeme.lemma, sources.forms);
    const known = inflection && !typed && knownStress(entry, inflection, { marks, ...sources });
    drafts.push({ entry, inflection, typed, known: known || nothingKnown });
  }
  const guess = await guesser(drafts, sources);
  return drafts.map((draft) =>
    lexemeOf(draft, sources, (form) => capitalised(spell(form, draft.known, guess), form)),
  );
}

interface Draft {
  entry: Entry;
  inflection: Inflection | null;
  /** The tables that an author wrote. */
  typed: FormTableView[] | null;
  known: KnownStress;
}

const nothingKnown: KnownStress = { sure: () => null, likely: () => null };

/** Restores the capital letter of the dictionary: «Евро́пы». */
const capitalised = (spelling: Spelling, { text }: FormCell): Spelling =>
  isCapitalised(text) && !isCapitalised(spelling.text)
    ? { ...spelling, text: spelling.text.charAt(0).toUpperCase() + spelling.text.slice(1) }
    : spelling;

/** A predicted stress is certain when speech synthesis agrees; otherwise the prediction is used and marked as guessed. */
function spell(form: FormCell, known: KnownStress, guess: (form: FormCell) => Spelling): Spelling {
  const sure = known.sure(form);
  if (sure !== null) return { text: sure, stress: 'sure' };
  const likely = known.likely(form);
  const guessed = guess(form);
  if (likely === null) return guessed;
  return { text: likely, stress: guessed.text === likely ? 'sure' : 'guessed' };
}

/** Asks the speech synthesis once for all forms of unknown stress. */
async function guesser(
  drafts: readonly Draft[],
  { transcribe }: Sources,
): Promise<(form: FormCell) => Spelling> {
  const open = drafts.flatMap(({ inflection, typed, known }) =>
    inflection && !typed ? cellsOf(inflection).filter((form) => known.sure(form) === null) : [],
  );
  const words = [...new Set(open.map(({ text }) => text))];
  const said = await transcribe(words);
  const phonemes = new Map(words.map((word, index) => [word, said[index] ?? '']));
  return ({ text }) => {
    const guessed = guessStress(text, phonemes.get(text) ?? '');
    return guessed === null ? { text, stress: 'unknown' } : { text: guessed, stress: 'guessed' };
  };
}

const cellsOf = ({ tables }: Inflection): FormCell[] =>
  tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));

function lexemeOf(
  { entry, inflection, typed }: Draft,
  { minima, frequencies, forms: book }: Sources,
  spellOf: (form: FormCell) => Spelling,
): MadeLexeme {
  const { word, forms, course } = entry;
  const made = inflection ? inflection.tables.map((table) => spelt(table, spellOf)) : [];
  const tables = typed ?? withShortForms(made, word, book);
  const shown = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
  return {
    ...entry,
    level: minima.get(unmarked(word.ru)) ?? (course === 'A0' ? 'A1' : course),
    frequency: frequencies.get(frequencyKey(word.ru, word.part)) ?? null,
    traits: inflection ? traitsOf(inflection.lexeme.grammemes) : [],
    tables,
    spellings: spellingsOf([word.ru, ...forms, ...shown.map(({ text }) => text)]),
  };
}

const spelt = (
  { title, columns, rows }: FormTable,
  spellOf: (form: FormCell) => Spelling,
): FormTableView => ({
  title,
  columns,
  rows: rows.map(({ label, cells }) => ({
    label,
    cells: cells.map((cell) =>
      cell.map((form) => ({
        ...spellOf(form),
        ...(form.before === undefined ? {} : { before: form.before }),
      })),
    ),
  })),
});
