import { describe, expect, it } from '@jest/globals';
import { hintsShown, mayBeRussian, slipOf, withFixed } from '@/components/chat/hints/found-hints';
import type { SpellingHint } from '@/lib/chat/hints/schema';

const text = 'Я живу в Москва с мама';
const hintOf = (wrong: string, right: string, reason: SpellingHint['reason']): SpellingHint => {
  const start = text.indexOf(wrong);
  return { start, end: start + wrong.length, wrong, right, reason };
};
const where = hintOf('в Москва', 'в Москве', 'case_where');
const withWhom = hintOf('с мама', 'с мамой', 'case_instrumental');
const found = { text, hints: [where, withWhom] };
const shown = (now: string, more: { isPaused?: boolean; left?: ReadonlySet<string> } = {}) =>
  hintsShown({ ...found, now, isPaused: false, left: new Set(), ...more }).map(({ right }) => right);

describe('what is shown of the slips that were found', () => {
  it.each([
    ['the last word may go on', text, ['в Москве']],
    ['the text goes on behind it', `${text}, `, ['в Москве', 'с мамой']],
    ['the last word went on', `${text}ми`, ['в Москве']],
    ['the first one was put right', text.replace('Москва', 'Москве'), []],
    ['all was deleted', '', []],
  ])('%s: “%s”', (_, now, rights) => expect(shown(now)).toEqual(rights));

  it('has the last word, too, once it stands for a while', () => {
    expect(shown(text, { isPaused: true })).toEqual(['в Москве', 'с мамой']);
  });

  it('does not have what was left as it is', () => {
    expect(shown(text, { isPaused: true, left: new Set([slipOf(where)]) })).toEqual(['с мамой']);
  });
});

it('what stands behind a slip that was put right has moved', () => {
  const longer = { ...where, right: 'в городе Москве' };
  const after = withFixed(found, longer);
  expect(after.text).toBe('Я живу в городе Москве с мама');
  expect(after.hints.map(({ start, end }) => after.text.slice(start, end))).toEqual(['с мама']);
  expect(withFixed(after, after.hints[0] ?? longer).text).toBe('Я живу в городе Москве с мамой');
});

it.each([
  ['привет', true],
  ['Hi, Анна', true],
  ['ghbdtn', true],
  ['rfr ltkf', true],
  ['How are you today?', false],
  ['Guten Morgen', false],
  ['Merhaba, nasılsın?', false],
  ['ok 123', false],
])('“%s” may be Russian: %s', (typed, may) => expect(mayBeRussian(typed)).toBe(may));
