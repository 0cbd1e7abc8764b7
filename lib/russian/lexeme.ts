import type { AzParse } from 'az';
import { dictionaryForm, grammemesOf, isSameWord, parsesOf } from './morphology';

export interface Form {
  text: string;
  /** OpenCorpora grammemes, part of speech first. */
  grammemes: string[];
}

/** A word of the dictionary, as one form of it was met. */
export interface Lexeme {
  lemma: string;
  /** Grammemes of the dictionary form. */
  grammemes: string[];
  /** What the form that was met may be: «книги» is genitive singular, nominative plural … */
  uses: string[][];
  /** The paradigm; of spellings that are rare beside another («книгою») none. */
  forms: Form[];
}

const properNouns = new Set(['Name', 'Surn', 'Patr', 'Geox']);

/** The words a form may belong to, the likeliest first; empty for an unknown one. */
export async function listLexemes(form: string): Promise<Lexeme[]> {
  const lexemes = new Map<string, Lexeme>();
  for (const parse of await parsesOf(form)) {
    const first = dictionaryForm(parse);
    const key = `${first.word} ${first.tag.stat[0] ?? ''}`;
    const known = lexemes.get(key) ?? lexemeOf(first);
    known.uses.push(grammemesOf(parse));
    lexemes.set(key, known);
  }
  return [...lexemes.values()];
}

function lexemeOf(first: AzParse): Lexeme {
  const grammemes = grammemesOf(first);
  const capital = grammemes.some((grammeme) => properNouns.has(grammeme))
    ? capitalise
    : (text: string) => text;
  return {
    lemma: capital(first.word),
    grammemes,
    uses: [],
    forms: formsOf(first).map((form) => ({ ...form, text: capital(form.text) })),
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isRareSpelling = ({ grammemes }: Form) => grammemes.some((grammeme) => grammeme.startsWith('V-'));

function formsOf(first: AzParse): Form[] {
  const forms = Array.from({ length: first.formCnt }, (_, index) => first.inflect(index))
    .filter((parse) => parse !== false)
    .filter((parse) => isSameWord(parse, first))
    .map((parse) => ({ text: parse.word, grammemes: grammemesOf(parse) }));
  return forms.filter((form) => !isRareSpelling(form));
}
