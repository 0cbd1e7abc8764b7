import 'server-only';
import type { Connection } from '@/db/client';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { longestDescription } from './limits';
import { measuredOf, type Faults, type Measured } from './measure';
import { updateDocument, type DocumentRow } from './queries';
import { insertRevision, selectDraft, selectPublicText, upsertText, type TextKey } from './text-queries';
import { isSameText } from './texts';

/** What keeps a draft from being read; null when nothing does. A text that has no draft is public already. */
export async function findFault(on: Connection, key: TextKey, measured: Measured): Promise<Faults | null> {
  const words = (await selectDraft(on, key)) ?? (await selectPublicText(on, key));
  if (!words) return { locales: [{ rule: 'exists' }] };
  const fields = ['title', 'description', 'body'] as const;
  const missing = fields.filter((field) => words[field].trim() === '');
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, [{ rule: 'required' }]]));
  if (countCodePoints(words.description) > longestDescription)
    return { description: [{ rule: 'max.string', values: { max: longestDescription } }] };
  const known = measuredOf(measured, words.body);
  return typeof known === 'number' ? null : known;
}

interface Appearance {
  locales: readonly string[];
  measured: Measured;
  /** Null is the clock. */
  by: number | null;
}

/** The drafts of these languages are what the public reads from now on; `findFault` has found nothing against them. */
export async function appear(
  on: Connection,
  row: DocumentRow,
  { locales, measured, by }: Appearance,
): Promise<void> {
  for (const locale of new Set(locales)) await appearIn(on, { documentId: row.id, locale }, { measured, by });
  await updateDocument(on, row.id, {
    state: 'published',
    publishedAt: row.publishedAt ?? now(),
    scheduledFor: null,
    scheduledZone: null,
    scheduledLocales: null,
  });
  await announcePageChange(on, 'documents');
}

async function appearIn(
  on: Connection,
  key: TextKey,
  { measured, by }: Omit<Appearance, 'locales'>,
): Promise<void> {
  const draft = await selectDraft(on, key);
  const read = await selectPublicText(on, key);
  if (!draft || (read && isSameText(draft, read))) return;
  const { title, description, body } = draft;
  const text = { title, description, body };
  const words = measuredOf(measured, body);
  if (typeof words !== 'number') throw new AppError('validation', { fields: words });
  const moment = now();
  // Null: from now on it is people's, and no file overwrites it.
  await upsertText(on, { ...key, ...text, words, loaded: null, publishedAt: moment, updatedAt: moment });
  const userId = by ?? draft.savedBy;
  await insertRevision(on, { ...key, ...text, cause: 'published', userId, createdAt: moment });
}
