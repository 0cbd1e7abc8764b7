import type { FormBook } from '@/lib/content/forms/read';
import { isCapitalised, plain, unmarked } from '@/lib/content/words';
import { doubleForms, formTables, type FormTable } from '@/lib/learning/lexicon/form-tables';
import { kindOf } from '@/lib/learning/lexicon/grammar';
import { isName, listHomonyms, type Form, type Lexeme } from '@/lib/russian/morphology/lexeme';
import { withoutUnused } from './unused-forms';
import type { Entry } from './entries';

/** What the dictionary says of a word. */
export interface Inflection {
  lexeme: Lexeme;
  tables: FormTable[];
  /** Spellings that singular and plural share, where the stress may differ. */
  double: ReadonlySet<string>;
}

const inflected: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective', 'pronoun', 'numeral']);
const uninflected: ReadonlySet<string> = new Set(['phrase', 'letter']);

/** Null for what is not inflected, and for what the dictionary does not have. */
export async function inflect({ word }: Entry, book: FormBook): Promise<Inflection | null> {
  const { ru, part } = word;
  const headword = unmarked(ru);
  if (headword.includes(' ') || uninflected.has(part)) return null;
  const lexemes = likelierFirst(await listHomonyms(headword), word, book);
  const own = lexemes.filter(({ lemma }) => unmarked(lemma) === headword);
  // Headwords may be a form («моя́», «жена́т»), and dictionaries disagree on what «ты́сяча» and «друго́й» are.
  const lexeme =
    own.find(({ grammemes }) => kindOf(grammemes) === part) ??
    lexemes.find(({ grammemes }) => kindOf(grammemes) === part) ??
    (inflected.has(part) ? own[0] : undefined);
  if (!lexeme) return null;
  const rivals = lifeOf(word, book) === null ? own.filter((other) => isRival(other, lexeme)) : [];
  const tables = withoutUnused(formTables(withSharedAccusative(lexeme, rivals)), word, book);
  return { lexeme, tables, double: doubleForms(lexeme) };
}

/** Whether two nouns differ in nothing but that one lives and the other does not: the animal and the device «мы́шка». */
function isRival(other: Lexeme, lexeme: Lexeme): boolean {
  const isAlike = (term: string) => other.grammemes.includes(term) === lexeme.grammemes.includes(term);
  const isSameWord = isName(other) === isName(lexeme) && ['NOUN', 'masc', 'femn', 'neut'].every(isAlike);
  return lexeme.grammemes[0] === 'NOUN' && isSameWord && !isAlike('anim');
}

/** «Ви́жу мы́шек» or «мы́шки»: which of the two is right depends on the meaning, so neither is shown. */
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

type Life = 'anim' | 'inan' | null;

/** What an author says of a noun that the dictionary has twice. */
function lifeOf({ ru }: Entry['word'], { nouns }: FormBook): Life {
  if (nouns.animate.has(plain(ru))) return 'anim';
  return nouns.inanimate.has(plain(ru)) ? 'inan' : null;
}

/** Of words that are spelt alike: no name, of the gender or aspect that is taught, declined, and that lives or does not. */
function likelierFirst(lexemes: readonly Lexeme[], word: Entry['word'], book: FormBook): Lexeme[] {
  const { ru, gender, aspect } = word;
  const wanted = [gender && genders[gender], aspect && aspects[aspect], lifeOf(word, book)].filter(
    (term) => typeof term === 'string',
  );
  const worth = (lexeme: Lexeme) =>
    (isName(lexeme) === isCapitalised(ru) ? 8 : 0) +
    (lexeme.grammemes.some((term) => term === 'Fixd' || term === 'Impe') ? 0 : 4) +
    wanted.filter((term) => lexeme.grammemes.includes(term)).length;
  return [...lexemes].sort((a, b) => worth(b) - worth(a));
}
