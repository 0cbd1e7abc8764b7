import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { measureDraft } from '@/lib/platform/markdown/render-text';
import { publishTexts, findFault } from './inside/publish-texts';
import { measureTexts, type Measured } from './inside/measure';
import { lockDue, selectDue, updateDocument, type DocumentRow } from './inside/queries';
import { selectDraft, type DraftRow } from './inside/text-queries';
import type { Connection } from '@/db/client';

/**
 * Publishes every document whose scheduled time has come, each in its own transaction, so that two processes publish
 * each once and one failure does not block the others. @returns how many were published
 */
export async function publishScheduled(): Promise<number> {
  for (let count = 0; ; count += 1) {
    const due = await selectDue(db, now());
    if (!due || !(await publishOne(due))) return count;
  }
}

/** False when another process has locked it, or it is no longer due. */
async function publishOne({ id, scheduledLocales }: DocumentRow): Promise<boolean> {
  const measured = await measureTexts(id, scheduledLocales ?? [], (body) => measureDraft(body));
  return db.transaction(async (on) => {
    const row = await lockDue(on, now(), id);
    if (row) await publishComplete(on, row, measured);
    return row !== null;
  });
}

/** Skips languages that have lost their title or text meanwhile; when none is left the document is a draft again. */
async function publishComplete(on: Connection, row: DocumentRow, measured: Measured): Promise<void> {
  const drafts = new Map<string, DraftRow | null>();
  for (const locale of row.scheduledLocales ?? []) {
    const key = { documentId: row.id, locale };
    const draft = await selectDraft(on, key);
    if (!(await findFault(on, key, draft, measured))) drafts.set(locale, draft);
  }
  if (drafts.size > 0) await publishTexts(on, row, { drafts, measured, by: null });
  else {
    const state = row.publishedAt === null ? 'draft' : 'unpublished';
    await updateDocument(on, row.id, {
      state,
      scheduledFor: null,
      scheduledZone: null,
      scheduledLocales: null,
    });
  }
}
