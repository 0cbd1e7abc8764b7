import type { AzParse } from 'az';
import { dictionaryForm, formGrammemesOf, grammemesOf, isSameWord, parsesOf } from './morphology';

export interface Form {
  text: string;
  /** OpenCorpora grammemes, part of speech first; of a second case («в лесу́») that and the case it stands in for. */
  grammemes: string[];
}

/** A word of the dictionary, as one form of it was met. */
export interface Lexeme {
  lemma: string;
  /** Grammemes of the dictionary form. */
  grammemes: string[];
  /** What the form that was met may be: «книги» is genitive singular, nominative plural … */
  uses: string[][];
  /** The paradigm; of spellings that are rare beside another («книгою») and of what no educated speaker says none. */
  forms: Form[];
}

const properNouns = new Set(['Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Trad']);
export const isName = ({ grammemes }: Pick<Lexeme, 'grammemes'>) =>
  grammemes.some((grammeme) => properNouns.has(grammeme));

/** The words a form may belong to, the likeliest first and names last; empty for an unknown one. */
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

/** As `listLexemes`, with words apart that are spelt alike and differ in gender or in whether they live. */
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
 * Signs that a form within a paradigm is illiterate («ложит»), a distortion, a misspelling, slang, out of use, another
 * word («Романович» beside «Роман», a superlative, «получше») or a second case that another form stands for («чаю»).
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
