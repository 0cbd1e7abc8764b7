import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import { drawLanguageMap } from '@/lib/home/language-map';

describe('The map of where Russian is spoken', () => {
  it('has a shape for every country of the content', async () => {
    const { home } = await checkContent('db/content');
    const countries = home.countries.map(({ country }) => country);
    expect(drawLanguageMap(countries).countries.map(({ country }) => country)).toEqual(countries);
  });

  it('is small', async () => {
    const { home } = await checkContent('db/content');
    const map = drawLanguageMap(home.countries.map(({ country }) => country));
    expect(gzipSync(JSON.stringify(map)).byteLength).toBeLessThan(8000);
  });

  it('shows the Crimea with Ukraine, as ISO 3166-2 lists it', () => {
    const pieces = (country: string) =>
      drawLanguageMap([country]).countries[0]?.path.split('M').filter(Boolean).length ?? 0;
    expect(pieces('UA')).toBe(2);
  });
});
