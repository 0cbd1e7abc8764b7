import type { AzParse } from 'az';
import { dictionaryForm, formGrammemesOf, grammemesOf, isSameWord, parsesOf } from './morphology';

export interface Form {
  text: string;
  /** OpenCorpora grammemes, part of speech first; a second case («в лесу́») is listed besides its plain case. */
  grammemes: string[];
}

/** A word of the dictionary that was found by one of its forms. */
export interface Lexeme {
  lemma: string;
  /** Grammemes of the dictionary form. */
  grammemes: string[];
  /** Readings of the form that was looked up: «книги» is genitive singular, nominative plural … */
  uses: string[][];
  /** The paradigm, without rare variants («книгою») and substandard forms. */
  forms: Form[];
}

const properNouns = new Set(['Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Trad']);
export const isName = ({ grammemes }: Pick<Lexeme, 'grammemes'>) =>
  grammemes.some((grammeme) => properNouns.has(grammeme));

/** The words a form may belong to, the likeliest first and names last; empty for an unknown form. */
export async function listLexemes(form: string): Promise<Lexeme[]> {
  const lexemes = new Map<string, Lexeme>();
  for (const lexeme of await listHomonyms(form)) {
    const key = `${lexeme.lemma} ${lexeme.grammemes[0] ?? ''}`;
    const known = lexemes.get(key);
    if (known) known.uses.push(...lexeme.uses);
    else lexemes.set(key, lexeme);
  }
  return [...lexemes.values()].sort((a, b) => Number(isName(a)) - Number(isName(b)));
}

/** As `listLexemes`, but words that are spelt alike and differ in gender or animacy are separate. */
export async function listHomonyms(form: string): Promise<Lexeme[]> {
  const lexemes = new Map<string, Lexeme>();
  for (const parse of await parsesOf(form)) {
    const first = dictionaryForm(parse);
    const key = `${first.word} ${first.tag.stat.join()}`;
    const known = lexemes.get(key) ?? lexemeOf(first);
    known.uses.push(grammemesOf(parse));
    lexemes.set(key, known);
  }
  return [...lexemes.values()];
}

function lexemeOf(first: AzParse): Lexeme {
  const grammemes = grammemesOf(first);
  const capital = isName({ grammemes }) ? capitalise : (text: string) => text;
  return {
    lemma: capital(first.word),
    grammemes,
    uses: [],
    forms: formsOf(first).map((form) => ({ ...form, text: capital(form.text) })),
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Grammemes of forms to leave out of a paradigm: substandard («ложит»), distorted, misspelt, slang or archaic forms, other
 * words («Романович» beside «Роман», a superlative, «получше») and second cases that repeat another form («чаю»).
 */
const unwanted = new Set(
  'Infr Dist Erro Slng Arch Abbr Supr Cmp2 incl gen2 acc2 voct Name Surn Patr Geox Orgn Trad Fixd'.split(' '),
);

function formsOf(first: AzParse): Form[] {
  const own = grammemesOf(first);
  const isWanted = ({ grammemes }: Form) =>
    grammemes.every(
      (grammeme) => !grammeme.startsWith('V-') && (!unwanted.has(grammeme) || own.includes(grammeme)),
    );
  return Array.from({ length: first.formCnt }, (_, index) => first.inflect(index))
    .filter((parse) => parse !== false)
    .filter((parse) => isSameWord(parse, first))
    .map((parse) => ({ text: parse.word, grammemes: formGrammemesOf(parse) }))
    .filter(isWanted);
}
