import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diffWords, isChanged } from '@/lib/platform/text/word-diff';

/** «same [before→after] same» */
const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map((stretch) => (isChanged(stretch) ? `[${stretch.before}→${stretch.after}]` : stretch.before))
    .join('');

describe('a difference by words', () => {
  it.each([
    ['Я иду в школе.', 'Я иду в школу.', 'Я иду в [школе→школу].'],
    ['Я был в школе вчера', 'Я был на работе вчера', 'Я был [в школе→на работе] вчера'],
    ['Я живу Москве', 'Я живу в Москве', 'Я живу [→в ]Москве'],
    ['Я очень очень рад', 'Я очень рад', 'Я очень [очень →]рад'],
    ['Да нет', 'Да, нет', 'Да[→,] нет'],
    ['по русски', 'по-русски', '[по русски→по-русски]'],
    ['Ben okula gidiyor', 'Ben okula gidiyorum', 'Ben okula [gidiyor→gidiyorum]'],
    ['за́мок', 'замо́к', '[за́мок→замо́к]'],
    ['', 'Привет', '[→Привет]'],
  ])('of “%s” and “%s” is %s', (before, after, difference) => {
    expect(shown(before, after)).toBe(difference);
  });

  it('reads as the one and as the other text, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const stretches = diffWords(before, after);
        expect(stretches.map((stretch) => stretch.before).join('')).toBe(before);
        expect(stretches.map((stretch) => stretch.after).join('')).toBe(after);
      }),
    );
  });
});
