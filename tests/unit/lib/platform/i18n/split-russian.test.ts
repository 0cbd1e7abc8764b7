import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitRussian } from '@/lib/platform/i18n/split-russian';

const russianIn = (text: string) =>
  splitRussian(text)
    .filter(({ russian }) => russian)
    .map((part) => part.text);

describe('splitRussian', () => {
  it.each([
    ['The word семья́ means family.', ['семья́']],
    ['мой дом – my house', ['мой дом']],
    ['Say по-ру́сски or у меня́ есть.', ['по-ру́сски', 'у меня́ есть']],
    ['Letters: А, Б and В.', ['А, Б', 'В']],
    ['No Russian here, not even in été.', []],
    ['', []],
  ])('finds the Russian in “%s”', (text, expected) => {
    expect(russianIn(text)).toEqual(expected);
  });

  it('loses no character of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('а', 'Ё', '\u0301', ' ', '-', 'x', '1', '—', '字')), (letters) => {
        const text = letters.join('');
        expect(
          splitRussian(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
