import { expect, it } from '@jest/globals';
import { words } from '@/db/schema/courses';
import { locales } from '@/lib/platform/i18n/locales';
import { localMap, showIn } from '@/lib/platform/i18n/local-text';
import { shownColumn } from '@/lib/platform/i18n/shown-column';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

it.each(locales)('the database picks the texts for a reader of %s that `showIn` picks', async (locale) => {
  const rows = await db
    .select({ gloss: words.gloss, example: words.example, picked: shownColumn(words.gloss, locale) })
    .from(words)
    .limit(50);
  expect(rows.map(({ picked }) => picked)).toEqual(
    rows.map(({ gloss }) => showIn(locale, localMap.parse(gloss))),
  );
  // Examples are in six languages: the other readers get English.
  const examples = await db.select(shownColumn(words.example, locale)).from(words).limit(50);
  expect(examples).toEqual(rows.map(({ example }) => showIn(locale, localMap.parse(example))));
  expect(examples).toHaveLength(50);
});
