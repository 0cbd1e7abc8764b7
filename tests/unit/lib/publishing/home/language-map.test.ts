import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readHome } from '@/lib/content/home/source';
import { drawLanguageMap } from '@/lib/publishing/home/language-map';

async function listCountries(): Promise<string[]> {
  const { value } = await readHome('db/content');
  return value?.countries.map(({ country }) => country) ?? [];
}

describe('The map of where Russian is spoken', () => {
  it('has a shape for every country of the content', async () => {
    const countries = await listCountries();
    expect(countries.length).toBeGreaterThan(10);
    expect(drawLanguageMap(countries).countries.map(({ country }) => country)).toEqual(countries);
  });

  it('is small', async () => {
    const map = drawLanguageMap(await listCountries());
    expect(gzipSync(JSON.stringify(map)).byteLength).toBeLessThan(8000);
  });

  it('shows the Crimea with Ukraine, as ISO 3166-2 lists it', () => {
    const pieces = (country: string) =>
      drawLanguageMap([country]).countries[0]?.path.split('M').filter(Boolean).length ?? 0;
    expect(pieces('UA')).toBe(2);
  });
});
