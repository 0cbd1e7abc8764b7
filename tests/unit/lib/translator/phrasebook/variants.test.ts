import { describe, expect, it } from '@jest/globals';
import { writeOut } from '@/lib/content/phrasebook/variants';
import { sayWithNumber } from '@/lib/translator/phrasebook/variants';
import type { Locale } from '@/lib/platform/i18n/locales';

const textsWith = (message: string, locale: Locale, number: number) =>
  sayWithNumber(writeOut(message), locale, number).map(({ text }) => text);

describe('A phrase with a number', () => {
  const days = 'че́рез {n, plural, one {# день} few {# дня} many {# дней} other {# дня}}';

  it.each([
    [0, 'че́рез 0 дней'],
    [1, 'че́рез 1 день'],
    [2, 'че́рез 2 дня'],
    [5, 'че́рез 5 дней'],
    [11, 'че́рез 11 дней'],
    [21, 'че́рез 21 день'],
  ])('is right in Russian for %i', (number, text) => {
    expect(textsWith(days, 'ru', number)).toEqual([text]);
  });

  it('is written as the language writes numbers', () => {
    expect(textsWith('{n, plural, one {# Euro} other {# Euro}}', 'de', 1500)).toEqual(['1.500 Euro']);
  });

  it('takes the general form where a language has no form for the number', () => {
    expect(textsWith('{n, plural, one {# rublo} other {# rublos}}', 'es', 1_000_000)).toEqual([
      '1.000.000 rublos',
    ]);
  });
});

describe('A phrase that shows who speaks', () => {
  it('is said by each speaker', () => {
    const message =
      'Я {speaker, select, feminine {ра́да} other {рад}}, {speaker, select, feminine {подру́га} other {друг}}';
    expect(sayWithNumber(writeOut(message), 'ru', 0)).toEqual([
      { speaker: 'feminine', text: 'Я ра́да, подру́га' },
      { speaker: 'other', text: 'Я рад, друг' },
    ]);
  });

  it('is said by each speaker with its number', () => {
    const message =
      'Я {speaker, select, feminine {ждала́} other {ждал}} {n, plural, one {# час} few {# часа́} many {# часо́в} other {# часа́}}';
    expect(textsWith(message, 'ru', 3)).toEqual(['Я ждала́ 3 часа́', 'Я ждал 3 часа́']);
  });

  it('is one text where it does not', () => {
    expect(sayWithNumber(writeOut('Приве́т!'), 'ru', 7)).toEqual([{ speaker: null, text: 'Приве́т!' }]);
  });
});
