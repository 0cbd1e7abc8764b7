/** Kinds of words; their names are in messages/<locale>/words.json. */
export const wordKinds = [
  'noun',
  'verb',
  'adjective',
  'pronoun',
  'adverb',
  'numeral',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
  'predicative',
  'phrase',
  'letter',
] as const;
export type WordKind = (typeof wordKinds)[number];

export const grammarTerms = [
  'nomn',
  'gent',
  'datv',
  'accs',
  'ablt',
  'loct',
  'sing',
  'plur',
  'masc',
  'femn',
  'neut',
  'pres',
  'past',
  'futr',
  'impr',
  'infn',
  '1per',
  '2per',
  '3per',
  'perf',
  'impf',
  'anim',
  'inan',
  'short',
  'comp',
  'participle',
  'gerund',
  'name',
  'forms',
] as const;
export type GrammarTerm = (typeof grammarTerms)[number];

/** Terms shown for OpenCorpora grammemes of certain parts of speech and names. */
const terms: Readonly<Record<string, GrammarTerm>> = {
  INFN: 'infn',
  ADJS: 'short',
  COMP: 'comp',
  PRTF: 'participle',
  PRTS: 'participle',
  GRND: 'gerund',
  Name: 'name',
  Surn: 'name',
  Patr: 'name',
  Geox: 'name',
};

/** The terms that are shown for grammemes, in order of `grammarTerms`. */
export function termsOf(grammemes: readonly string[]): GrammarTerm[] {
  const said = grammemes.map((grammeme) => terms[grammeme] ?? grammeme);
  return grammarTerms.filter((term) => said.includes(term));
}

const kinds: Readonly<Record<string, WordKind>> = {
  NOUN: 'noun',
  VERB: 'verb',
  INFN: 'verb',
  PRTF: 'verb',
  GRND: 'verb',
  ADJF: 'adjective',
  ADJS: 'adjective',
  COMP: 'adjective',
  NUMR: 'numeral',
  ADVB: 'adverb',
  NPRO: 'pronoun',
  PRED: 'predicative',
  PREP: 'preposition',
  CONJ: 'conjunction',
  PRCL: 'particle',
  INTJ: 'interjection',
};

/** The kind of a word by the grammemes of its dictionary form: «мой» is declined as an adjective but is a pronoun. */
export function kindOf(grammemes: readonly string[]): WordKind {
  if (grammemes.includes('Apro')) return 'pronoun';
  if (grammemes.includes('Anum')) return 'numeral';
  return kinds[grammemes[0] ?? ''] ?? 'particle';
}

/** Terms that all forms of a word share: the gender of a noun, the aspect of a verb. An adjective's gender varies. */
export function traitsOf(grammemes: readonly string[]): GrammarTerm[] {
  return termsOf(grammemes).filter((term) => isTrait(term, grammemes[0]));
}

function isTrait(term: GrammarTerm, part: string | undefined): boolean {
  if (term === 'perf' || term === 'impf' || term === 'name') return true;
  return part === 'NOUN' && ['masc', 'femn', 'neut', 'anim', 'inan'].includes(term);
}
