import 'server-only';
import { createHash } from 'node:crypto';
import { notInArray, sql } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { words } from '@/db/schema/courses';
import { lexemes } from '@/db/schema/lexicon';
import type { CourseSource } from '@/lib/content/courses/source';
import type { FormBook } from '@/lib/content/forms/read';
import { loadOnce } from './load-once';
import type { Minima } from '@/lib/content/lexicon/minima';
import { countRows, overwrite } from '@/lib/learning/courses/overwrite';
import { logError } from '@/lib/platform/log';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { keyOf } from '@/lib/content/lexicon/entries';
import { readFrequentForms } from '@/lib/russian/morphology/frequent-forms';
import { frequenciesOf } from '@/lib/content/lexicon/frequencies';
import { makeLexicon, type MadeLexeme } from '@/lib/content/lexicon/lexicon';
import { transcribe } from '@/lib/content/lexicon/transcribe';

/** Raise it when the lexicon is made differently from the same words. */
const makerVersion = 4;
const folder = 'lexicon';
/** A row has about 15 values, and a statement may have 65,535. */
const rowsPerStatement = 1_000;

/**
 * Loads the lexicon of the courses, which must be loaded before, once for each fingerprint. Without speech synthesis the
 * lexicon has more uncertain stress and is made again at the next start. @returns how many rows changed
 */
export async function loadLexemes(
  db: Database,
  courses: readonly CourseSource[],
  { minima, forms }: { minima: Minima; forms: FormBook },
): Promise<{ changed: number }> {
  const fingerprint = fingerprintOf(courses, minima, forms);
  return loadOnce(db, { folder, fingerprint }, async (tx) => {
    const { made, isWhole } = await make(courses, minima, forms);
    const changed = await write(tx, made);
    await linkWords(tx);
    return { changed, isWhole };
  });
}

function fingerprintOf(courses: readonly CourseSource[], minima: Minima, forms: FormBook): string {
  const parts = courses.map(({ slug, fingerprint }) => [slug, fingerprint]);
  return createHash('sha256')
    .update(JSON.stringify([makerVersion, parts, [...minima], forms.fingerprint]))
    .digest('hex');
}

async function make(courses: readonly CourseSource[], minima: Minima, forms: FormBook) {
  const lexicon = await loadLexicon();
  const frequencies = frequenciesOf(await readFrequentForms(), lexicon);
  let isWhole = true;
  const made = await makeLexicon(courses, {
    lexicon,
    frequencies,
    minima,
    forms,
    transcribe: (asked) =>
      transcribe(asked).catch((error: unknown) => {
        logError(error, { part: 'lexicon' });
        isWhole = false;
        return [];
      }),
  });
  return { made, isWhole };
}

async function write(tx: Connection, made: readonly MadeLexeme[]): Promise<number> {
  let changed = await countRows(
    tx
      .delete(lexemes)
      .where(
        notInArray(
          lexemes.key,
          made.map(({ key }) => key),
        ),
      )
      .returning({ id: lexemes.id }),
  );
  for (let start = 0; start < made.length; start += rowsPerStatement) {
    changed += await countRows(
      tx
        .insert(lexemes)
        .values(made.slice(start, start + rowsPerStatement).map(rowOf))
        .onConflictDoUpdate({ target: lexemes.key, ...overwrite(lexemes, ['key']) })
        .returning({ id: lexemes.id }),
    );
  }
  return changed;
}

function rowOf({ key, word, level, frequency, traits, tables, spellings }: MadeLexeme) {
  const { ru: russian, part, gender = null, plural, aspect = null, partner = null, governs = null } = word;
  const grammar = { part, gender, plural, aspect, partner, governs };
  return { key, russian, ...grammar, level, frequency, traits, tables, spellings };
}

/** Links each word of a lesson to its word of the lexicon. */
async function linkWords(tx: Connection): Promise<void> {
  const made = await tx.select({ id: lexemes.id, key: lexemes.key }).from(lexemes);
  const ids = new Map(made.map(({ id, key }) => [key, id]));
  const taught = await tx.select({ id: words.id, russian: words.russian, part: words.part }).from(words);
  const links = taught.map(({ id, russian, part }) => [id, ids.get(keyOf(russian, part)) ?? null]);
  await tx.execute(sql`
    update ${words} set lexeme_id = (link->>1)::int
    from jsonb_array_elements(${JSON.stringify(links)}::jsonb) as link
    where ${words.id} = (link->>0)::int and ${words.lexemeId} is distinct from (link->>1)::int`);
}
