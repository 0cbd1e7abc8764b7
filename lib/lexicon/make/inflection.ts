import { unmarked } from '@/lib/content/words';
import { doubleForms, formTables, type FormTable } from '@/lib/lexicon/form-tables';
import { kindOf } from '@/lib/lexicon/grammar';
import { listLexemes, type Lexeme } from '@/lib/russian/lexeme';
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
export async function inflect({ word: { ru, part } }: Entry): Promise<Inflection | null> {
  const headword = unmarked(ru);
  if (headword.includes(' ') || uninflected.has(part)) return null;
  const lexemes = await listLexemes(headword);
  const own = lexemes.filter(({ lemma }) => unmarked(lemma) === headword);
  // Headwords may be a form («моя́», «жена́т»), and dictionaries disagree on what «ты́сяча» and «друго́й» are.
  const lexeme =
    own.find(({ grammemes }) => kindOf(grammemes) === part) ??
    lexemes.find(({ grammemes }) => kindOf(grammemes) === part) ??
    (inflected.has(part) ? own[0] : undefined);
  return lexeme ? { lexeme, tables: formTables(lexeme), double: doubleForms(lexeme) } : null;
}
