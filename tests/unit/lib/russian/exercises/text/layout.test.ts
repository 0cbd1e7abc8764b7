import { describe, expect, it } from '@jest/globals';
import { readOnRussianKeys } from '@/lib/russian/exercises/text/layout';

describe('text typed on Russian keys under a Latin layout', () => {
  it.each([
    ['ghbdtn', 'привет'],
    ['Ghbdtn!', 'Привет!'],
    ['"nj vjz ctcnhf/', 'Это моя сестра.'],
    ['`;br? {jhjij', 'ёжик, Хорошо'],
  ])('«%s» is «%s» on one of the layouts', (typed, meant) => {
    expect(readOnRussianKeys(typed)).toContain(meant);
  });

  it('knows where y and z stand on a German keyboard', () => {
    expect(readOnRussianKeys('vjy ctvmy')).toContain('моя семья');
  });
});
