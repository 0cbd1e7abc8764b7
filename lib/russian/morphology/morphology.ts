import type { AzMorph, AzParse } from 'az';
import { LRUCache } from 'lru-cache';
import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { obscureLemmas } from './inside/obscure-lemmas';

/** Number of words whose readings are cached: a few megabytes, far more than a course has. */
const maxWords = 20_000;
/** Grammemes of readings no learner means: abbreviations («г»), distortions («ето») and typing errors. */
const unwanted = new Set(['Abbr', 'Dist', 'Erro']);
/** Second cases and the case each counts as: «в лесу» is prepositional to a learner. */
const plainCases: Readonly<Record<string, string>> = {
  gen1: 'gent',
  gen2: 'gent',
  acc2: 'accs',
  loc1: 'loct',
  loc2: 'loct',
};

let loading: Promise<Lexicon> | undefined;

/** Loads the Russian dictionary at the first call (about 100 ms and 90 MB) and keeps it. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= readDictionary().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const readDictionary = async () => lexiconOver(await loadMorph());

const globals = globalThis as { govorimMorph?: Promise<AzMorph> | undefined };

/** One dictionary per process, on globalThis: Next bundles this module more than once. */
function loadMorph(): Promise<AzMorph> {
  globals.govorimMorph ??= readMorph().catch((error: unknown) => {
    globals.govorimMorph = undefined;
    throw error;
  });
  return globals.govorimMorph;
}

async function readMorph(): Promise<AzMorph> {
  const { default: Az } = await import('az');
  await new Promise<void>((resolve, reject) => {
    Az.Morph.init((error) => (error === null ? resolve() : reject(error)));
  });
  return Az.Morph;
}

/** Every reading of a word, each with its paradigm; readings that no learner means are left out. */
export async function parsesOf(word: string): Promise<AzParse[]> {
  return parseIn(await loadMorph(), word.normalize('NFC').toLowerCase());
}

function lexiconOver(morph: AzMorph): Lexicon {
  const known = new LRUCache<string, readonly Reading[]>({
    max: maxWords,
    memoMethod: (word) => parseIn(morph, word).map(readingOf),
  });
  const readings = (word: string) => known.memo(word.normalize('NFC').toLowerCase());

  return { readings, isWord: (word) => readings(word).length > 0 };
}

/** Looks a word up; also finds names in lower case («в москва») and ё typed as е. */
function parseIn(morph: AzMorph, word: string): AzParse[] {
  const found = morph(word, {
    parsers: ['Dictionary'],
    typos: 0,
    stutter: 0,
    ignoreCase: true,
    replacements: { е: 'ё' },
  })
    .filter((parse) => parse.parser === 'Dictionary')
    .filter(
      (parse) =>
        !obscureLemmas.has(lemmaOf(parse)) && !rawGrammemes(parse).some((grammeme) => unwanted.has(grammeme)),
    );
  // «воскресенье» is a word of its own before it is a spelling of «воскресение».
  const ownSpellings = found.filter((parse) => !rawGrammemes(parse).includes('V-be'));
  return ownSpellings.length > 0 ? ownSpellings : found;
}

const readingOf = (parse: AzParse): Reading => ({
  form: parse.word,
  lemma: lemmaOf(parse),
  grammemes: grammemesOf(parse),
});

const lemmaOf = (parse: AzParse): string => dictionaryForm(parse).word;

/** Grammemes of forms that are words of their own within a paradigm: «первый» beside «один», «мес.» beside «месяц». */
const ownWordGrammemes = ['Anum', 'Abbr'];

/** Whether two forms of a paradigm belong to one word. */
export function isSameWord(one: AzParse, other: AzParse): boolean {
  const [a, b] = [rawGrammemes(one), rawGrammemes(other)];
  return ownWordGrammemes.every((sign) => a.includes(sign) === b.includes(sign));
}

/** The dictionary form of a word; a substandard one only when there is no other: «ведро», not «вёдро». */
export function dictionaryForm(parse: AzParse): AzParse {
  const first = parse.normalize() || parse;
  if (isSameWord(first, parse) && !isIlliterate(first)) return first;
  const own: AzParse[] = [];
  for (let index = 0; index < parse.formCnt; index += 1) {
    const form = parse.inflect(index);
    if (form !== false && isSameWord(form, parse)) own.push(form);
  }
  return own.find((form) => !isIlliterate(form)) ?? own[0] ?? parse;
}

const isIlliterate = (parse: AzParse) => rawGrammemes(parse).includes('Infr');

const rawGrammemes = ({ tag }: AzParse) => [...tag.stat, ...tag.flex];

/** Grammemes of a reading, part of speech first, with second cases as plain cases. */
export function grammemesOf(parse: AzParse): string[] {
  return rawGrammemes(parse).map((grammeme) => plainCases[grammeme] ?? grammeme);
}

/** As `grammemesOf`, followed by the second case of the form, if any. */
export function formGrammemesOf(parse: AzParse): string[] {
  return [
    ...grammemesOf(parse),
    ...rawGrammemes(parse).filter((grammeme) => /^(?:gen|acc|loc)2$/u.test(grammeme)),
  ];
}
