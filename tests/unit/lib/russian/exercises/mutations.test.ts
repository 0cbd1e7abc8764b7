import { beforeAll, describe, expect, it } from '@jest/globals';
import { usualTolerance, type Tolerance } from '@/lib/russian/exercises/compare/tolerance';
import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { answers, type AnswerCase } from './answers.table';
import { edges } from './edges.table';
import { judge } from './judge';

/*
 * The checks of the tables must bite: each fault put into the checker has to be noticed by a row of them.
 */
const rows = [...answers, ...edges];

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});

interface Fault {
  tolerance?: Partial<Tolerance>;
  /** Changes what the dictionary says about a word. */
  readings?: (found: readonly Reading[], word: string) => readonly Reading[];
  /** Changes what the exercise asks for. */
  row?: (row: AnswerCase) => AnswerCase;
}

function without(row: AnswerCase, setting: 'order' | 'spelling'): AnswerCase {
  const { [setting]: _, ...rest } = row;
  return rest;
}

const faults: Record<string, Fault> = {
  'knows no words': { readings: () => [] },
  'takes every form for a word of its own': {
    readings: (found, word) => found.map((reading) => ({ ...reading, lemma: word })),
  },
  'takes every name for a common word': {
    readings: (found) => found.map((reading) => ({ ...reading, grammemes: reading.grammemes.slice(0, 1) })),
  },
  'forgets names': { readings: (found) => found.filter(({ grammemes }) => !grammemes.includes('Name')) },
  'takes all words for forms of one': {
    readings: (found) => found.map((reading) => ({ ...reading, lemma: 'а' })),
  },
  'forgives slips in shorter words': {
    tolerance: { lettersForOneSlip: usualTolerance.lettersForOneSlip - 1 },
  },
  'forgives no slip in words of four letters': {
    tolerance: { lettersForOneSlip: usualTolerance.lettersForOneSlip + 1 },
  },
  'forgives two slips in words of seven letters': {
    tolerance: { lettersForTwoSlips: usualTolerance.lettersForTwoSlips - 1 },
  },
  'forgives one slip in words of eight letters': {
    tolerance: { lettersForTwoSlips: usualTolerance.lettersForTwoSlips + 1 },
  },
  'counts what is heard as any other slip': { tolerance: { phoneticSlipCost: 1 } },
  'forgives everything that is heard': { tolerance: { phoneticSlipCost: 0 } },
  'forgives more misspelt words': {
    tolerance: { wordsPerMisspelling: usualTolerance.wordsPerMisspelling - 1 },
  },
  'forgives fewer misspelt words': {
    tolerance: { wordsPerMisspelling: usualTolerance.wordsPerMisspelling + 1 },
  },
  'minds stress marks': { tolerance: { folding: { ...usualTolerance.folding, stress: false } } },
  'minds look-alike letters': { tolerance: { folding: { ...usualTolerance.folding, lookAlikes: false } } },
  'reads no other keyboard layout': { tolerance: { layouts: false } },
  'knows only the first answer': { row: (row) => ({ ...row, accepted: [row.accepted[0]] }) },
  'overlooks that order is free or strict': { row: (row) => without(row, 'order') },
  'overlooks that spelling is strict': { row: (row) => without(row, 'spelling') },
  'takes every order': { row: (row) => ({ ...row, order: 'free' }) },
  'takes one order only': { row: (row) => ({ ...row, order: 'strict' }) },
  'takes no typo': { row: (row) => ({ ...row, spelling: 'strict' }) },
};

/** A lexicon with a fault in it. */
function faulty({ readings = (found) => found }: Fault): Lexicon {
  const changed = (word: string) => readings(lexicon.readings(word), word);
  return { readings: changed, isWord: (word) => changed(word).length > 0 };
}

function passes(row: AnswerCase, fault: Fault): boolean {
  const asked = fault.row?.(row) ?? row;
  const { verdict, codes } = judge(asked, faulty(fault), { ...usualTolerance, ...fault.tolerance });
  const issues = row.issues === undefined || codes.join() === [...row.issues].sort().join();
  return verdict === row.verdict && issues;
}

describe('a checker with a fault', () => {
  it('fails no row without one', () => {
    expect(rows.filter((row) => !passes(row, {}))).toEqual([]);
  });

  it.each(Object.entries(faults))('is found out when it %s', (_, fault) => {
    expect(rows.some((row) => !passes(row, fault))).toBe(true);
  });
});
