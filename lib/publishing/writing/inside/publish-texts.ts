import 'server-only';
import type { Connection } from '@/db/client';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { maxDescriptionCodePoints } from '@/lib/publishing/writing/limits';
import { measuredOf, type Faults, type Measured } from './measure';
import { updateDocument, type DocumentRow } from './queries';
import {
  insertRevision,
  selectPublicText,
  selectPublicTexts,
  upsertText,
  type DraftRow,
  type TextKey,
} from './text-queries';
import { isSameText } from './texts';
import { pagesShowing, pagesShowingTexts } from './touched-pages';

/** The reasons why a draft cannot be published; null when it can. A text without a draft is public already. */
export async function findFault(
  on: Connection,
  key: TextKey,
  draft: DraftRow | null,
  measured: Measured,
): Promise<Faults | null> {
  const words = draft ?? (await selectPublicText(on, key));
  if (!words) return { locales: [{ rule: 'exists' }] };
  const fields = ['title', 'description', 'body'] as const;
  const missing = fields.filter((field) => words[field].trim() === '');
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, [{ rule: 'required' }]]));
  if (countCodePoints(words.description) > maxDescriptionCodePoints)
    return { description: [{ rule: 'max.string', values: { max: maxDescriptionCodePoints } }] };
  const known = measuredOf(measured, words.body);
  return typeof known === 'number' ? null : known;
}

interface Publication {
  /** The drafts by their languages; null for a text without one. */
  drafts: ReadonlyMap<string, DraftRow | null>;
  measured: Measured;
  /** The person who publishes; null for a scheduled publication. */
  by: number | null;
}

/** Makes the drafts of these languages public. Call `findFault` for each of them first. */
export async function publishTexts(
  on: Connection,
  row: DocumentRow,
  { drafts, measured, by }: Publication,
): Promise<void> {
  const available = (await selectPublicTexts(on, row.id)).map(({ locale }) => locale);
  for (const [locale, draft] of drafts)
    if (draft) await publishText(on, { documentId: row.id, locale }, draft, { measured, by });
  await updateDocument(on, row.id, {
    state: 'published',
    publishedAt: row.publishedAt ?? now(),
    scheduledFor: null,
    scheduledZone: null,
    scheduledLocales: null,
  });
  const isPublic = row.state === 'published';
  const touched = isPublic
    ? pagesShowingTexts(row, { published: [...drafts.keys()], available })
    : pagesShowing(row);
  await announcePageChange(on, touched);
}

async function publishText(
  on: Connection,
  key: TextKey,
  draft: DraftRow,
  { measured, by }: Omit<Publication, 'drafts'>,
): Promise<void> {
  const read = await selectPublicText(on, key);
  if (read && isSameText(draft, read)) return;
  const { title, description, body } = draft;
  const text = { title, description, body };
  const words = measuredOf(measured, body);
  if (typeof words !== 'number') throw new AppError('validation', { fields: words });
  const publishedAt = now();
  // `loaded: null` says that a person has changed it, so that loading the content files does not overwrite it.
  await upsertText(on, {
    ...key,
    ...text,
    words,
    loaded: null,
    publishedAt: publishedAt,
    updatedAt: publishedAt,
  });
  const userId = by ?? draft.savedBy;
  await insertRevision(on, { ...key, ...text, cause: 'published', userId, createdAt: publishedAt });
}
