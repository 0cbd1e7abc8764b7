import type { FormBook } from '@/lib/content/forms/read';
import { isCapitalised, plain, unmarked } from '@/lib/content/text/words';
import { ambiguousNumberForms, formTables, type FormTable } from '@/lib/learning/lexicon/form-tables';
import { kindOf } from '@/lib/learning/lexicon/grammar';
import { isName, listHomonyms, type Form, type Lexeme } from '@/lib/russian/morphology/lexeme';
import { withoutUnused } from './unused-forms';
import type { Entry } from './entries';

/** The inflection of a word in the dictionary. */
export interface Inflection {
  lexeme: Lexeme;
  tables: FormTable[];
  /** Spellings shared by a singular and a plural form, whose stress may differ. */
  double: ReadonlySet<string>;
}

const inflected: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective', 'pronoun', 'numeral']);
const uninflected: ReadonlySet<string> = new Set(['phrase', 'letter']);

/** Null for words that are not inflected or not in the dictionary. */
export async function inflect({ word }: Entry, book: FormBook): Promise<Inflection | null> {
  const { ru, part } = word;
  const headword = unmarked(ru);
  if (headword.includes(' ') || uninflected.has(part)) return null;
  const lexemes = byLikelihood(await listHomonyms(headword), word, book);
  const own = lexemes.filter(({ lemma }) => unmarked(lemma) === headword);
  // A headword may be an inflected form («моя́», «жена́т»), and dictionaries differ on the class of «ты́сяча», «друго́й».
  const lexeme =
    own.find(({ grammemes }) => kindOf(grammemes) === part) ??
    lexemes.find(({ grammemes }) => kindOf(grammemes) === part) ??
    (inflected.has(part) ? own[0] : undefined);
  if (!lexeme) return null;
  const animacyTwins =
    animacyOf(word, book) === null ? own.filter((other) => isAnimacyTwin(other, lexeme)) : [];
  const tables = withoutUnused(formTables(withSharedAccusative(lexeme, animacyTwins)), word, book);
  return { lexeme, tables, double: ambiguousNumberForms(lexeme) };
}

/** Whether two nouns differ only in animacy, like «мы́шка» the animal and the device. */
function isAnimacyTwin(other: Lexeme, lexeme: Lexeme): boolean {
  const isAlike = (term: string) => other.grammemes.includes(term) === lexeme.grammemes.includes(term);
  const isSameWord = isName(other) === isName(lexeme) && ['NOUN', 'masc', 'femn', 'neut'].every(isAlike);
  return lexeme.grammemes[0] === 'NOUN' && isSameWord && !isAlike('anim');
}

/** Leaves out accusative forms that depend on animacy, as in «ви́жу мы́шек» and «ви́жу мы́шки». */
function withSharedAccusative(lexeme: Lexeme, rivals: readonly Lexeme[]): Lexeme {
  const isShared = ({ text, grammemes }: Form) =>
    !grammemes.includes('accs') ||
    rivals.every(({ forms }) =>
      forms.some(
        (other) =>
          other.text === text &&
          ['accs', 'sing', 'plur'].every(
            (term) => other.grammemes.includes(term) === grammemes.includes(term),
          ),
      ),
    );
  return { ...lexeme, forms: lexeme.forms.filter(isShared) };
}

const genders = { m: 'masc', f: 'femn', n: 'neut' } as const;
const aspects = { imperfective: 'impf', perfective: 'perf', both: null } as const;

type Animacy = 'anim' | 'inan' | null;

/** The animacy that an author gives a noun which the dictionary has twice. */
function animacyOf({ ru }: Entry['word'], { nouns }: FormBook): Animacy {
  if (nouns.animate.has(plain(ru))) return 'anim';
  return nouns.inanimate.has(plain(ru)) ? 'inan' : null;
}

/** Sorts homographs, likeliest first: by being a name, inflected, and of the taught gender, aspect and animacy. */
function byLikelihood(lexemes: readonly Lexeme[], word: Entry['word'], book: FormBook): Lexeme[] {
  const { ru, gender, aspect } = word;
  const wanted = [gender && genders[gender], aspect && aspects[aspect], animacyOf(word, book)].filter(
    (term) => typeof term === 'string',
  );
  const score = (lexeme: Lexeme) =>
    (isName(lexeme) === isCapitalised(ru) ? 8 : 0) +
    (lexeme.grammemes.some((term) => term === 'Fixd' || term === 'Impe') ? 0 : 4) +
    wanted.filter((term) => lexeme.grammemes.includes(term)).length;
  return [...lexemes].sort((a, b) => score(b) - score(a));
}
