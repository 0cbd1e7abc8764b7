import { describe, expect, it } from '@jest/globals';
import { lookOf } from '@/lib/platform/text/look';

describe('two texts look alike', () => {
  it.each([
    ['Дина Громова', 'дина  ГРОМОВА'],
    ['АННА', 'AHHA'],
    ['Cope', 'Соре'],
    ['Bob', 'Воb'],
    ['Anna', 'Αnna'],
    ['Dina', '𝐃𝐢𝐧𝐚'],
    ['Bill', 'BiII'],
    ['Zoë', 'Zoe'],
    ['Anna-Maria', 'Anna.Maria'],
  ])('%s and %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });
});

it.each([
  ['Анна', 'Инна'],
  ['Дина Громова', 'Дина К. Громова'],
  ['さくら', 'すみれ'],
])('%s and %s do not', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});
