import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { locales } from '@/lib/platform/i18n/locales';
import type placement from '@/messages/en/placement.json';
import type progress from '@/messages/en/progress.json';

interface Slices {
  progress: typeof progress;
  placement: typeof placement;
}
// The boundary: every locale has the keys of the English messages (messages.test.ts).
const read = <Slice extends keyof Slices>(locale: string, slice: Slice) =>
  JSON.parse(readFileSync(`messages/${locale}/${slice}.json`, 'utf8')) as Slices[Slice];

describe.each(locales)('the ladder of points in %s', (locale) => {
  const { visitor, rank, ranks, earned } = read(locale, 'progress');

  it('is not called by the word for a level of Russian', () => {
    const level = read(locale, 'placement').result.level.slice(0, 4).toLowerCase();
    const texts = [visitor.text, ...Object.values(rank), earned.rank];
    expect(texts.filter((text) => text.toLowerCase().includes(level))).toEqual([]);
  });

  it('has another meaning for each rank', () => {
    expect(new Set(Object.values(ranks)).size).toBe(24);
  });
});
