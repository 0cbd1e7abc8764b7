import type { AzMorph, AzParse } from 'az';
import { LRUCache } from 'lru-cache';
import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { obscureLemmas } from './inside/obscure-lemmas';

/** Words whose readings are kept: a few megabytes, far more than a course has. */
const maxWords = 20_000;
/** Abbreviations («г»), distortions («ето») and typing errors are in the dictionary and are not what a learner means. */
const unwanted = new Set(['Abbr', 'Dist', 'Erro']);
/** Second cases count as the case they stand in for: «в лесу» is prepositional to a learner. */
const plainCases: Readonly<Record<string, string>> = {
  gen1: 'gent',
  gen2: 'gent',
  acc2: 'accs',
  loc1: 'loct',
  loc2: 'loct',
};

let loading: Promise<Lexicon> | undefined;

/** The Russian dictionary, read from disk at the first call (about 100 ms and 90 MB) and kept. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= readDictionary().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const readDictionary = async () => lexiconOver(await loadMorph());

const place = globalThis as { govorimMorph?: Promise<AzMorph> | undefined };

/** One dictionary a process: Next bundles this module more than once. */
function loadMorph(): Promise<AzMorph> {
  place.govorimMorph ??= readMorph().catch((error: unknown) => {
    place.govorimMorph = undefined;
    throw error;
  });
  return place.govorimMorph;
}

async function readMorph(): Promise<AzMorph> {
  const { default: Az } = await import('az');
  await new Promise<void>((resolve, reject) => {
    Az.Morph.init((error) => (error === null ? resolve() : reject(error)));
  });
  return Az.Morph;
}

/** Every way to read a word, each with its paradigm; what learners do not mean is left out. */
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

/** `ignoreCase` finds names typed in lower case too, «в москва»; е finds ё, as learners type it. */
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

/** Signs of forms that share a paradigm and are words of their own: «первый» beside «один», «мес.» beside «месяц». */
const apart = ['Anum', 'Abbr'];

/** Whether two forms of a paradigm belong to one word. */
export function isSameWord(one: AzParse, other: AzParse): boolean {
  const [a, b] = [rawGrammemes(one), rawGrammemes(other)];
  return apart.every((sign) => a.includes(sign) === b.includes(sign));
}

/** The first form of a word, and no illiterate one where there is another: «ведро», which stands behind «вёдро». */
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

/** Part of speech first; second cases as the case they stand in for. */
export function grammemesOf(parse: AzParse): string[] {
  return rawGrammemes(parse).map((grammeme) => plainCases[grammeme] ?? grammeme);
}

/** Of a paradigm's form: as `grammemesOf`, followed by the second case that it is. */
export function formGrammemesOf(parse: AzParse): string[] {
  return [
    ...grammemesOf(parse),
    ...rawGrammemes(parse).filter((grammeme) => /^(?:gen|acc|loc)2$/u.test(grammeme)),
  ];
}
