/** Words of grammar that are shown of a Russian word; messages/<locale>/words.json names each. */
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

/** OpenCorpora's names of parts of speech that say more than the word's own. */
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

/** What learners are told of grammemes, in their order. */
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

/** By the grammemes of its dictionary form: «мой» is declined as an adjective and is a pronoun. */
export function kindOf(grammemes: readonly string[]): WordKind {
  if (grammemes.includes('Apro')) return 'pronoun';
  if (grammemes.includes('Anum')) return 'numeral';
  return kinds[grammemes[0] ?? ''] ?? 'particle';
}

/** What all forms of a word have: a noun keeps its gender, a verb its aspect; an adjective changes its gender like its case. */
export function traitsOf(grammemes: readonly string[]): GrammarTerm[] {
  return termsOf(grammemes).filter((term) => isTrait(term, grammemes[0]));
}

function isTrait(term: GrammarTerm, part: string | undefined): boolean {
  if (term === 'perf' || term === 'impf' || term === 'name') return true;
  return part === 'NOUN' && ['masc', 'femn', 'neut', 'anim', 'inan'].includes(term);
}
