import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import subsetFont from 'subset-font';
import { stressMark } from '@/lib/platform/text/stress';
import { glyphLength } from '@/scripts/fonts/empty-glyph';
import { families, subsets } from '@/scripts/fonts/faces';
import { makeFonts } from '@/scripts/fonts/make-fonts';

it('the fonts are what `npm run fonts:make` makes of their packages', async () => {
  for (const [name, content] of await makeFonts())
    expect([name, Buffer.from(content).equals(await readFile(`components/ui/fonts/${name}`))]).toEqual([
      name,
      true,
    ]);
}, 60_000);

it('no letter is in two files', () => {
  const points = subsets.flatMap(({ ranges }) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  expect(new Set(points).size).toBe(points.length);
});

it.each(families)(
  '$family is light: a Russian page needs two files, a third without stress marks, an English one a single one',
  async ({ name }) => {
    for (const [subset, most] of [
      ['basic', 20_000],
      ['russian', 15_000],
      ['unmarked', 15_000],
    ] as const)
      expect((await readFile(`components/ui/fonts/${name}-${subset}.woff2`)).length).toBeLessThan(most);
  },
);

describe.each(families)('while stress marks are hidden, $unmarked', ({ name }) => {
  /** How many bytes draw it: as the browser gets it, unpacked. */
  async function drawnBy(subset: string, letter: string): Promise<number> {
    const file = await readFile(`components/ui/fonts/${name}-${subset}.woff2`);
    const options = { targetFormat: 'truetype', noLayoutClosure: true } as const;
    return glyphLength(await subsetFont(file, `${letter}${stressMark}`, options), letter.charCodeAt(0));
  }

  it('draws the mark as nothing, and keeps it with its vowel', async () => {
    expect(await drawnBy('russian', stressMark)).toBeGreaterThan(0);
    expect(await drawnBy('unmarked', stressMark)).toBe(0);
  });

  it.each(Array.from('аеиоуыэюяёАЕИОУЫЭЮЯЁбщЪ'))('draws %s as ever', async (letter) => {
    expect(await drawnBy('unmarked', letter)).toBe(await drawnBy('russian', letter));
  });
});
