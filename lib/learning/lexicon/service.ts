import 'server-only';
import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Locale } from '@/lib/platform/i18n/locales';
import { listLexemes, type Lexeme } from '@/lib/russian/morphology/lexeme';
import { countVowels, isPlainlyStressed, stressVowel } from '@/lib/russian/morphology/vowels';
import { recordings } from '@/lib/russian/speech/recordings';
import type { Listener } from '@/lib/russian/speech/service';
import { formTables, type FormCell } from './form-tables';
import { kindOf, termsOf, traitsOf, type GrammarTerm } from './grammar';
import { describeLetter } from './inside/letters';
import { isSpelt, selectWordsInCards, selectTaught } from './inside/queries';
import type { FormTableView, LookedUpWord, Spelling, WordReading } from './schema';
import { stressAll, type StressLookup } from './inside/stress';
import { groupTaught, meaningsOf, type TaughtLexeme } from './inside/taught';

/** Readings beyond these are unlikely. */
const maxReadings = 3;
const maxMeanings = 4;

/** Looks a Russian word up. An unknown word has neither readings nor meanings. */
export async function lookUp(form: string, locale: Locale, listener: Listener): Promise<LookedUpWord> {
  const { viewer } = listener;
  const taught = groupTaught(await selectTaught(isSpelt(foldSpelling(form)), locale));
  const ids = taught.flatMap(({ words }) => words.map(({ wordId }) => wordId));
  const [letter, grammar, kept] = await Promise.all([
    describeLetter(form, locale),
    readGrammar(form, taught, listener),
    viewer && selectWordsInCards(viewer.id, ids),
  ]);
  const recorded = await recordings.has(grammar.form.text);
  const meanings = taught.flatMap((lexeme) => meaningsOf(lexeme, kept)).slice(0, maxMeanings);
  // The dictionary has «б» as a particle and «е» as a noun; to a learner they are letters.
  const readings = letter && meanings.length === 0 ? [] : grammar.readings;
  return { ...grammar, readings, letter, recorded, meanings };
}

const foldSpelling = (text: string) => withoutYo(fold(text));

/** A reading of the form, with the lexicon's word if it is one. */
interface Candidate {
  lexeme: Lexeme;
  taught: TaughtLexeme | undefined;
}

async function readGrammar(
  form: string,
  taught: readonly TaughtLexeme[],
  listener: Listener,
): Promise<Pick<LookedUpWord, 'form' | 'readings'>> {
  const lexemes = await listLexemes(fold(form));
  const candidates = rank(form, lexemes, taught).slice(0, maxReadings);
  const open = candidates.flatMap(({ lexeme, taught: known }) => (known ? [] : [lexeme]));
  const texts = open.flatMap((lexeme) => [lexeme.lemma, ...textsOf(lexeme)]);
  const spell = await stressAll([form, ...texts], listener);
  const readings = candidates.map(({ lexeme, taught: known }) => readingOf(lexeme, known, spell));
  return { form: spellForm(form, readings, { isOnly: lexemes.length === 1, spell }), readings };
}

const textsOf = (lexeme: Lexeme) =>
  formTables(lexeme).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat().map(({ text }) => text)));

/** Sorts readings: words that a course teaches first, then dictionary forms («мой» before a form of «мыть»). */
function rank(form: string, lexemes: readonly Lexeme[], taught: readonly TaughtLexeme[]): Candidate[] {
  const candidates = lexemes.map((lexeme) => ({
    lexeme,
    taught: taught.find((word) => isSame(lexeme, word)),
  }));
  const worth = ({ lexeme: { lemma }, taught: known }: Candidate) =>
    (known ? 2 : 0) + (foldSpelling(lemma) === foldSpelling(form) ? 1 : 0);
  return candidates.sort((a, b) => worth(b) - worth(a));
}

const isSame = ({ lemma, grammemes }: Lexeme, { russian, part }: TaughtLexeme) =>
  foldSpelling(russian) === foldSpelling(lemma) && part === kindOf(grammemes);

/** The form with its stress; it is certain only when there is one reading and one stress within it. */
function spellForm(
  form: string,
  readings: readonly WordReading[],
  { isOnly, spell }: { isOnly: boolean; spell: StressLookup },
): Spelling {
  const said = spell(form);
  if (said.stress === 'sure') return said;
  const [first] = readings;
  const cells = (first?.tables ?? []).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
  const spelt = new Map(
    [...(first ? [first.lemma] : []), ...cells]
      .filter(({ text }) => foldSpelling(text) === foldSpelling(form))
      .map((spelling) => [spelling.text, spelling]),
  );
  const [only, other] = spelt.values();
  if (!only || other) return said;
  const text = /^\p{Lu}/u.test(form) ? only.text.charAt(0).toUpperCase() + only.text.slice(1) : only.text;
  return { text, stress: isOnly || only.stress !== 'sure' ? only.stress : 'guessed' };
}

const aspectTerms = { imperfective: 'impf', perfective: 'perf', both: null } as const;
const isAspect = (term: GrammarTerm) => term === 'impf' || term === 'perf';

function readingOf(lexeme: Lexeme, taught: TaughtLexeme | undefined, spell: StressLookup): WordReading {
  const aspect = taught?.aspect && aspectTerms[taught.aspect];
  // The dictionary calls «бежа́ть» perfective: the course's aspect takes precedence.
  const isOtherAspect = (term: GrammarTerm) => aspect && isAspect(term) && term !== aspect;
  const own = traitsOf(lexeme.grammemes).filter((term) => !isOtherAspect(term));
  const traits = aspect && !own.includes(aspect) ? [aspect, ...own] : own;
  const said = lexeme.uses
    .map((use) => termsOf(use).filter((term) => !traits.includes(term) && !isOtherAspect(term)))
    .filter((use) => use.length > 0);
  return {
    lemma: taught ? { text: taught.russian, stress: 'sure' } : spell(lexeme.lemma),
    kind: kindOf(lexeme.grammemes),
    traits,
    uses: [...new Map(said.map((use) => [use.join(), use])).values()],
    tables: taught?.tables ?? spellTables(lexeme, spell),
  };
}

const spellTables = (lexeme: Lexeme, spell: StressLookup): FormTableView[] =>
  formTables(lexeme).map(({ rows, ...head }) => ({
    ...head,
    rows: rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell) => cell.map((form) => spellCell(form, spell))),
    })),
  }));

/** The stress of a cell; a second locative is always stressed on its ending. */
const spellCell = ({ text, before }: FormCell, spell: StressLookup): Spelling =>
  before === undefined
    ? spell(text)
    : {
        text: isPlainlyStressed(text) ? text : stressVowel(text, countVowels(text) - 1),
        stress: 'sure',
        before,
      };
