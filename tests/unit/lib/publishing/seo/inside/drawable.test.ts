import { describe, expect, it } from '@jest/globals';
import { cardFonts } from '@/lib/publishing/seo/card-fonts';
import { drawable } from '@/lib/publishing/seo/inside/drawable';
import { coveredBy } from '@/tests/support/font-letters';

describe('the title of an article in its picture', () => {
  it.each([
    ['Глаго́лы движе́ния без слёз', 'Глаголы движения без слёз'],
    ['Aspect: “done” or „doing“ – №1 …', 'Aspect: “done” or „doing“ – №1 …'],
    ['Rusça öğrenmek: şimdi ya da ığdır', 'Rusça öğrenmek: şimdi ya da ığdır'],
    ['C’est déjà l’été — œuvre', 'C’est déjà l’été — œuvre'],
    ['Gülə-gülə', 'Gül\u04d9-gül\u04d9'],
    ['Songs 🎵 and → why', 'Songs and why'],
  ])('%s', (title, drawn) => {
    expect(drawable(title)).toBe(drawn);
  });

  it.each(['日本語の記事', 'Հայերեն հոդված', 'Ελληνικό άρθρο', 'Über 日本'])(
    'is left out rather than drawn as boxes: %s',
    (title) => {
      expect(drawable(title)).toBeNull();
    },
  );

  it('is left out where nothing remains', () => {
    expect(drawable('🎵')).toBeNull();
  });
});

it('the font has a shape for whatever is drawn', async () => {
  const fonts = await cardFonts();
  const covered = coveredBy(fonts.filter(({ weight }) => weight === 700).map(({ data }) => data));
  const missing = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
    .flatMap((letter) => Array.from(drawable(`a${letter}`)?.slice(1) ?? ''))
    .filter((letter) => !covered.has(letter.codePointAt(0) ?? 0));
  expect([...new Set(missing)]).toEqual([]);
});
