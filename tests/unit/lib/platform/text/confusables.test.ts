import { describe, expect, it } from '@jest/globals';
import { skeletonOf } from '@/lib/platform/text/confusables';

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
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });
});

it.each([
  ['Анна', 'Инна'],
  ['Дина Громова', 'Дина К. Громова'],
  ['さくら', 'すみれ'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
