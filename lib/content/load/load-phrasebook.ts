import 'server-only';
import { createHash } from 'node:crypto';
import { eq, notInArray } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { phraseKeys, phrases, situations } from '@/db/schema/phrasebook';
import type { PhraseSource } from '@/lib/content/phrasebook/schema';
import type { SituationSource } from '@/lib/content/phrasebook/source';
import { writeOut } from '@/lib/content/phrasebook/variants';
import { countRows, getId, overwrite } from '@/lib/learning/courses/overwrite';
import { locales } from '@/lib/platform/i18n/locales';
import { foldText } from '@/lib/translator/text/fold-text';
import type { PhraseTexts } from '@/lib/translator/phrasebook/variants';
import { loadOnce } from './load-once';

/** Raise it when phrases are written out or folded differently. */
const makerVersion = 1;
const folder = 'phrasebook';
const rowsPerStatement = 5_000;

/** Loads the phrasebook, once for each fingerprint; phrases keep their ids. @returns how many rows changed */
export async function loadPhrasebook(
  db: Database,
  book: readonly SituationSource[],
): Promise<{ changed: number }> {
  const parts = book.map(({ slug, title, phrases: listed }) => [slug, title, listed]);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([makerVersion, parts]))
    .digest('hex');
  return loadOnce(db, { folder, fingerprint }, async (tx) => {
    let changed = await removeOthers(tx, book);
    for (const [position, situation] of book.entries())
      changed += await writeSituation(tx, situation, position);
    await linkRegisters(tx, book);
    await writeKeys(tx);
    return { changed };
  });
}

async function removeOthers(tx: Connection, book: readonly SituationSource[]): Promise<number> {
  const keys = book.flatMap(({ phrases: listed }) => listed.map(({ key }) => key));
  const slugs = book.map(({ slug }) => slug);
  const gone = tx.delete(phrases).where(notInArray(phrases.key, keys)).returning({ id: phrases.id });
  const removed = await countRows(gone);
  await tx.delete(situations).where(notInArray(situations.slug, slugs));
  return removed;
}

async function writeSituation(
  tx: Connection,
  { slug, title, phrases: listed }: SituationSource,
  position: number,
): Promise<number> {
  const row = { slug, position, title };
  const situationId = await getId(
    tx
      .insert(situations)
      .values(row)
      .onConflictDoUpdate({ target: situations.slug, set: row })
      .returning({ id: situations.id }),
  );
  const rows = listed.map((phrase, place) => ({
    key: phrase.key,
    situationId,
    position: place,
    register: phrase.register,
    otherId: null,
    texts: textsOf(phrase),
  }));
  return countRows(
    tx
      .insert(phrases)
      .values(rows)
      .onConflictDoUpdate({ target: phrases.key, ...overwrite(phrases, ['key']) })
      .returning({ id: phrases.id }),
  );
}

const textsOf = ({ text }: PhraseSource): PhraseTexts =>
  Object.fromEntries(locales.map((locale) => [locale, writeOut(text[locale])]));

/** Both phrases of a pair must be there before they can name each other. */
async function linkRegisters(tx: Connection, book: readonly SituationSource[]): Promise<void> {
  const ids = await idsByKey(tx);
  for (const { key, other } of book.flatMap(({ phrases: listed }) => listed)) {
    const otherId = other === undefined ? undefined : ids.get(other);
    if (otherId !== undefined) await tx.update(phrases).set({ otherId }).where(eq(phrases.key, key));
  }
}

async function idsByKey(tx: Connection): Promise<Map<string, number>> {
  const rows = await tx.select({ id: phrases.id, key: phrases.key }).from(phrases);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Keys are all written anew: nothing refers to them. */
async function writeKeys(tx: Connection): Promise<void> {
  await tx.delete(phraseKeys);
  const stored = await tx.select({ id: phrases.id, texts: phrases.texts }).from(phrases);
  // The boundary: `writeSituation` has just written this column.
  const rows = stored.flatMap(({ id, texts }) => keysOf(id, texts as PhraseTexts));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.insert(phraseKeys).values(rows.slice(start, start + rowsPerStatement));
  }
}

const keysOf = (phraseId: number, texts: PhraseTexts) =>
  locales.flatMap((locale) => {
    const keys = new Set((texts[locale] ?? []).map(({ text }) => foldText(text)));
    return [...keys].map((key) => ({ phraseId, locale, key }));
  });
