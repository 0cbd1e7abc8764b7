import { expect, it } from '@jest/globals';
import { words } from '@/db/schema/courses';
import { locales } from '@/lib/platform/i18n/locales';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import { localizedColumn } from '@/lib/platform/i18n/localized-column';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

it.each(locales)('the database picks the texts for a reader of %s that `localize` picks', async (locale) => {
  const rows = await db
    .select({ gloss: words.gloss, example: words.example, picked: localizedColumn(words.gloss, locale) })
    .from(words)
    .limit(50);
  expect(rows.map(({ picked }) => picked)).toEqual(
    rows.map(({ gloss }) => localize(locale, contentTranslations.parse(gloss))),
  );
  // Examples are in six languages: the other readers get English.
  const examples = await db.select(localizedColumn(words.example, locale)).from(words).limit(50);
  expect(examples).toEqual(rows.map(({ example }) => localize(locale, contentTranslations.parse(example))));
  expect(examples).toHaveLength(50);
});
