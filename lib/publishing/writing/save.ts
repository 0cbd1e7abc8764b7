import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { holdDocument, requireApproval, requireWriter, writingOf } from './guard';
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
  type Words,
} from './text-queries';
import { isSameText, showText } from './texts';

/** While one person types on, what was there is set down once in so many milliseconds. */
const betweenRevisions = 10 * 60_000;

/**
 * Saves what somebody is writing in a language. Who has not seen the last save gets that instead, and nothing is
 * written; the same text again is saved already, whatever its version. Throws AppError: 'not_found', 'not_approved'.
 */
export async function saveDraft(
  viewer: Viewer,
  { document, locale }: { document: number; locale: Locale },
  { version, replaces, ...words }: DraftInput,
): Promise<SavedDraft> {
  const writer = await requireWriter(viewer);
  const key = { documentId: document, locale };
  return db.transaction(async (on) => {
    const row = await holdDocument(on, writer, document);
    requireApproval(canEdit(writer, writingOf(row)));
    const draft = await selectDraft(on, key);
    const stored = draft ?? (await selectPublicText(on, key));
    if (stored && isSameText(stored, words)) return { outcome: 'saved', text: await read(on, key) };
    if ((draft?.version ?? 0) !== version) return { outcome: 'behind', text: await read(on, key) };
    if (draft) await setDown(on, key, draft, { by: writer.id, always: replaces });
    await writeDraft(on, key, words, { version: version + 1, savedBy: writer.id });
    return { outcome: 'saved', text: await read(on, key) };
  });
}

export async function writeDraft(
  on: Connection,
  key: TextKey,
  { title, description, body }: Words,
  save: { version: number; savedBy: number },
): Promise<void> {
  await upsertDraft(on, { ...key, title, description, body, ...save, savedAt: now() });
}

/** What is about to be overwritten: another person's text always, one's own from time to time. */
async function setDown(
  on: Connection,
  key: TextKey,
  draft: DraftRow,
  { by, always }: { by: number; always: boolean },
): Promise<void> {
  if (draft.body.trim() === '') return;
  const last = await selectLastRevision(on, key);
  if (last && isSameText(last, draft)) return;
  const age = now().getTime() - (last?.at.getTime() ?? 0);
  if (always || age >= betweenRevisions || draft.savedBy !== by) await keepRevision(on, key, draft);
}

export async function keepRevision(on: Connection, key: TextKey, draft: DraftRow): Promise<void> {
  const { title, description, body, savedBy, savedAt } = draft;
  const text = { title, description, body };
  await insertRevision(on, { ...key, ...text, cause: 'saved', userId: savedBy, createdAt: savedAt });
}

/** As it stands now. Throws AppError('not_found') where there is none. */
export async function read(on: Connection, key: TextKey & { locale: string }): Promise<WrittenText> {
  const text = showText(
    // The boundary: every door to a text takes a locale of ours.
    key.locale as Locale,
    await selectDraft(on, key),
    await selectPublicText(on, key),
  );
  if (!text) throw new AppError('not_found');
  return text;
}
