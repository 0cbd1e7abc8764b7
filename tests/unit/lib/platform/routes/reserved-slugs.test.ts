import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { locales } from '@/lib/platform/i18n/locales';
import { isReservedSlug } from '@/lib/platform/routes/reserved-slugs';

const rooms = ['app/[locale]', 'app']
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/u.test(entry.name))
  .map(({ name }) => name);

describe('addresses that no page may have', () => {
  it.each(rooms)('%s is a room of the site', (name) => expect(isReservedSlug(name)).toBe(true));

  it.each([...locales, 'jp', 'no'])('%s is a language', (name) => expect(isReservedSlug(name)).toBe(true));

  it('the text of the home page has none of its own', () => expect(isReservedSlug('home')).toBe(true));

  it.each(['about', 'support', 'user-offer-agreement', 'personal-data-proccessing', 'press'])(
    '%s is one',
    (slug) => expect(isReservedSlug(slug)).toBe(false),
  );
});
