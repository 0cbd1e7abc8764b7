import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { answers } from './answers.table';
import { edges } from './edges.table';
import { judge } from './judge';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});

describe('a written answer', () => {
  it.each([...answers, ...edges])('«$typed» for $accepted is $verdict: $why', (row) => {
    const { verdict, codes } = judge(row, lexicon);
    expect({ verdict, issues: row.issues && codes }).toEqual({
      verdict: row.verdict,
      issues: row.issues && [...row.issues].sort(),
    });
  });

  it('is judged by at least two hundred cases, eighty of them wrong', () => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
    expect(answers.filter((row) => row.verdict === 'wrong').length).toBeGreaterThanOrEqual(80);
  });
});
