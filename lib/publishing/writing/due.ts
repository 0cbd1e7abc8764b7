import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { measureDraft } from '@/lib/platform/markdown/render-text';
import { appear, findFault } from './appear';
import { measureTexts, type Measured } from './measure';
import { lockDue, selectDue, updateDocument, type DocumentRow } from './queries';
import type { Connection } from '@/db/client';

/**
 * Publishes what is due, each in a transaction of its own, so that two processes do each once and a fault of one holds
 * up no other. Answers how many there were.
 */
export async function publishDue(): Promise<number> {
  for (let count = 0; ; count += 1) {
    const due = await selectDue(db, now());
    if (!due || !(await publishOne(due))) return count;
  }
}

/** False when another process is at it, or it is not due any more. */
async function publishOne({ id, scheduledLocales }: DocumentRow): Promise<boolean> {
  const measured = await measureTexts(id, scheduledLocales ?? [], (body) => measureDraft(body));
  return db.transaction(async (on) => {
    const row = await lockDue(on, now(), id);
    if (row) await publishWhole(on, row, measured);
    return row !== null;
  });
}

/** Languages that lost their title or text meanwhile stay behind; with none left it is a draft again. */
async function publishWhole(on: Connection, row: DocumentRow, measured: Measured): Promise<void> {
  const whole: string[] = [];
  for (const locale of row.scheduledLocales ?? []) {
    if (!(await findFault(on, { documentId: row.id, locale }, measured))) whole.push(locale);
  }
  if (whole.length > 0) await appear(on, row, { locales: whole, measured, by: null });
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
