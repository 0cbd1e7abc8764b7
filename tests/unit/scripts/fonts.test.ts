import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { families, subsets } from '@/scripts/fonts/faces';
import { makeFonts } from '@/scripts/fonts/make-fonts';

it('the fonts are what `npm run fonts:make` makes of their packages', async () => {
  for (const [name, content] of await makeFonts())
    expect([name, Buffer.from(content).equals(await readFile(`components/layout/fonts/${name}`))]).toEqual([
      name,
      true,
    ]);
});

it('no letter is in two files', () => {
  const points = subsets.flatMap(({ ranges }) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  expect(new Set(points).size).toBe(points.length);
});

it.each(families)(
  '$family is light: a Russian page needs two files, an English one a single one',
  async ({ name }) => {
    for (const [subset, most] of [
      ['basic', 20_000],
      ['russian', 15_000],
    ] as const)
      expect((await readFile(`components/layout/fonts/${name}-${subset}.woff2`)).length).toBeLessThan(most);
  },
);
