import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { locales } from '@/lib/platform/i18n/locales';

interface Words {
  map: { status: { minority: string } };
}

describe('spec §9: map legend: a language spoken by over 50,000 people without official status', () => {
  it.each(locales)('in %s', (locale) => {
    // The boundary: a test holds all locales to the keys of English.
    const { map } = JSON.parse(readFileSync(`messages/${locale}/home.json`, 'utf8')) as Words;
    expect(map.status.minority.replace(/(?<=\d)\D(?=\d{3})/gu, '')).toMatch(/50000|5万|50 min/u);
  });
});
