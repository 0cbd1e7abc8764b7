import { describe, expect, it } from '@jest/globals';
import { readWord } from '@/lib/russian/exercises/text/sentence';
import { spellingDistance } from '@/lib/russian/exercises/text/spelling-distance';

function distance(given: string, expected: string): number {
  const { folded, stressed } = readWord(expected);
  return spellingDistance(given, { letters: folded, stressed }, 0.5);
}

describe('the distance between a misspelling and the word', () => {
  it.each([
    ['привет', 'приве́т', 0],
    ['здраствуйте', 'здра́вствуйте', 1],
    ['вокзлал', 'вокза́л', 1],
    ['пирвет', 'приве́т', 1],
    ['малоко', 'молоко́', 0.5],
    ['малако', 'молоко́', 1],
    ['молока', 'молоко́', 1],
    ['харашо', 'хорошо́', 1],
    ['превет', 'приве́т', 0.5],
    ['привит', 'приве́т', 1],
    ['', 'дом', 3],
    ['дом', '', 3],
  ])('of «%s» from «%s» is %d', (given, expected, slips) => {
    expect(distance(given, expected)).toBe(slips);
  });

  it('takes every confused vowel lightly where no stress is marked', () => {
    expect(distance('молока', 'молоко')).toBe(0.5);
  });
});
