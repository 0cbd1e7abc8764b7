import { describe, expect, it } from '@jest/globals';
import { isTrivial, pointsFor } from '@/lib/chat/corrections/points-policy';

const first = {
  original: 'Я иду в школе',
  body: 'Я иду в школу',
  isOfNewcomers: false,
  pointsToday: 0,
  paidOfPairToday: 0,
};

describe('a correction earns', () => {
  it.each([
    ['five points', {}, 5],
    ['nothing on the first day of one of the two', { isOfNewcomers: true }, 0],
    ['five points, the tenth time in a day', { pointsToday: 45 }, 5],
    ['what is left of fifty a day', { pointsToday: 47 }, 3],
    ['nothing after fifty points in a day', { pointsToday: 50 }, 0],
    ['five points, the fifth time between two in a day', { paidOfPairToday: 4 }, 5],
    ['nothing, the sixth time between two in a day', { paidOfPairToday: 5 }, 0],
    ['nothing for a comma', { body: 'Я иду, в школе' }, 0],
  ])('%s', (_, change, points) => {
    expect(pointsFor({ ...first, ...change })).toBe(points);
  });
});

it.each([
  ['Да нет', 'Да, нет!', true],
  ['по русски', 'по-русски', true],
  ['  два   слова', 'два слова', true],
  ['замок', 'за́мок', true],
  ['привет', 'Привет', false],
  ['елка', 'ёлка', false],
  ['мои', 'мой', false],
  ['ano', 'año', false],
  ['папа', 'papa', false],
])('“%s” and “%s” differ in nothing but signs: %s', (original, body, trivial) => {
  expect(isTrivial(original, body)).toBe(trivial);
});
