import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { minuteMs } from '@/lib/platform/time/units';
import { requireLockedDocument, requireApproval, requireWriter, writingOf } from './inside/guard';
import { canEdit } from './policy';
import type { DraftInput, SavedDraft, WrittenText } from './schema';
import {
  insertRevision,
  selectDraft,
  selectLastRevision,
  selectPublicText,
  upsertDraft,
  type DraftRow,
  type TextKey,
  type TextFields,
} from './inside/text-queries';
import { isSameText, showText } from './inside/texts';

/** While one person keeps typing, a revision is saved at most this often. */
const revisionIntervalMs = 10 * minuteMs;

/**
 * Saves the draft of a language. When `version` is outdated, nothing is written and the current draft is returned; the
 * same text counts as saved whatever its version. Throws AppError: 'not_found', 'not_approved'.
 */
export async function saveDraft(
  viewer: Viewer,
  { document, locale }: { document: number; locale: Locale },
  { version, replaces, ...words }: DraftInput,
): Promise<SavedDraft> {
  const writer = await requireWriter(viewer);
  const key = { documentId: document, locale };
  return db.transaction(async (on) => {
    const row = await requireLockedDocument(on, writer, document);
    requireApproval(canEdit(writer, writingOf(row)));
    const draft = await selectDraft(on, key);
    const stored = draft ?? (await selectPublicText(on, key));
    if (stored && isSameText(stored, words))
      return { outcome: 'saved', text: await showStored(on, key, draft) };
    if ((draft?.version ?? 0) !== version)
      return { outcome: 'behind', text: await showStored(on, key, draft) };
    if (draft) await saveReplacedDraft(on, key, draft, { by: writer.id, always: replaces });
    await writeDraft(on, key, words, { version: version + 1, savedBy: writer.id });
    return { outcome: 'saved', text: await getText(on, key) };
  });
}

export async function writeDraft(
  on: Connection,
  key: TextKey,
  { title, description, body }: TextFields,
  save: { version: number; savedBy: number },
): Promise<void> {
  await upsertDraft(on, { ...key, title, description, body, ...save, savedAt: now() });
}

/** Saves the draft to be overwritten as a revision: always when another person wrote it, else from time to time. */
async function saveReplacedDraft(
  on: Connection,
  key: TextKey,
  draft: DraftRow,
  { by, always }: { by: number; always: boolean },
): Promise<void> {
  if (draft.body.trim() === '') return;
  const last = await selectLastRevision(on, key);
  if (last && isSameText(last, draft)) return;
  const age = now().getTime() - (last?.at.getTime() ?? 0);
  if (always || age >= revisionIntervalMs || draft.savedBy !== by) await insertSavedRevision(on, key, draft);
}

export async function insertSavedRevision(on: Connection, key: TextKey, draft: DraftRow): Promise<void> {
  const { title, description, body, savedBy, savedAt } = draft;
  const text = { title, description, body };
  await insertRevision(on, { ...key, ...text, cause: 'saved', userId: savedBy, createdAt: savedAt });
}

/** The text as stored now. Throws AppError('not_found') when there is none. */
export async function getText(on: Connection, key: TextKey): Promise<WrittenText> {
  return showStored(on, key, await selectDraft(on, key));
}

/** The same with a draft that was just read. */
export async function showStored(on: Connection, key: TextKey, draft: DraftRow | null): Promise<WrittenText> {
  // The boundary: texts are only written in locales of the interface.
  const text = showText(key.locale as Locale, draft, await selectPublicText(on, key));
  if (!text) throw new AppError('not_found');
  return text;
}
