import { describe, expect, it } from '@jest/globals';
import { detectByScript } from '@/lib/translator/text/detect';
import { foldText, numbersIn } from '@/lib/translator/text/fold-text';

describe('The form by which phrases are found', () => {
  it.each([
    ['Здра́вствуйте!', 'здравствуйте'],
    ['  ещё   раз, пожалуйста… ', 'еще раз пожалуйста'],
    ['Увидимся через 21 день!', 'увидимся через # день'],
    ['Увидимся через # дней!', 'увидимся через # дней'],
    ['Լա՞վ եք', 'լավ եք'],
    ['İyi günler', 'iyi günler'],
    ['¿Qué tal?', 'que tal'],
    ['l’aéroport', 'laeroport'],
    ["l'aéroport", 'laeroport'],
    ['こんにちは。', 'こんにちは'],
    ['!?…', ''],
  ])('of “%s” is “%s”', (text, key) => {
    expect(foldText(text)).toBe(key);
  });

  it('has numbers apart, and none that is too large for a phrase', () => {
    expect(numbersIn('2 кофе и 1 чай')).toEqual([2, 1]);
    expect(numbersIn('0 часов, 99999999 дней')).toEqual([0]);
  });
});

describe('The language of a text by its letters', () => {
  it.each([
    ['Привет', 'ru'],
    ['Γεια σου', 'el'],
    ['Բարև', 'hy'],
    ['こんにちは', 'ja'],
    ['東京', 'ja'],
    ['Привет, Bob', 'ru'],
    ['My friend said «да»', null],
    ['Hello', null],
    ['123', null],
    ['', null],
  ])('is, for “%s”, %s', (text, locale) => {
    expect(detectByScript(text)).toBe(locale);
  });
});
