import type { FormBook } from '@/lib/content/forms/read';
import { isCapitalised, plain, unmarked } from '@/lib/content/words';
import { doubleForms, formTables, type FormTable } from '@/lib/lexicon/form-tables';
import { kindOf } from '@/lib/lexicon/grammar';
import { isName, listHomonyms, type Lexeme } from '@/lib/russian/lexeme';
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
  const tables = withoutUnused(formTables(lexeme), word, book);
  return { lexeme, tables, double: doubleForms(lexeme) };
}

const genders = { m: 'masc', f: 'femn', n: 'neut' } as const;
const aspects = { imperfective: 'impf', perfective: 'perf', both: null } as const;

/** Of words that are spelt alike: no name, of the gender or aspect that is taught, declined, and that lives or does not. */
function likelierFirst(lexemes: readonly Lexeme[], word: Entry['word'], { nouns }: FormBook): Lexeme[] {
  const { ru, gender, aspect } = word;
  const key = plain(ru);
  const life = (nouns.animate.has(key) && 'anim') || (nouns.inanimate.has(key) && 'inan');
  const wanted = [gender && genders[gender], aspect && aspects[aspect], life].filter(
    (term) => typeof term === 'string',
  );
  const worth = (lexeme: Lexeme) =>
    (isName(lexeme) === isCapitalised(ru) ? 8 : 0) +
    (lexeme.grammemes.some((term) => term === 'Fixd' || term === 'Impe') ? 0 : 4) +
    wanted.filter((term) => lexeme.grammemes.includes(term)).length;
  return [...lexemes].sort((a, b) => worth(b) - worth(a));
}
