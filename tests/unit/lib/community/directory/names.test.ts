import { expect, it } from '@jest/globals';
import { listNames } from '@/lib/community/directory/names';
import { locales } from '@/lib/platform/i18n/locales';

it.each(locales)('no two choices read the same in %s', (locale) => {
  const { countries, languages } = listNames(locale);
  for (const names of [countries, languages]) {
    const labels = names.map(({ label }) => label);
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
  }
});
