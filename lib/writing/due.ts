import 'server-only';
import { now } from '@/lib/clock';
import { db } from '@/lib/database';
import { appear, findFault } from './appear';
import { lockDue, updateDocument, type DocumentRow } from './queries';
import type { Connection } from '@/db/client';

/**
 * Publishes what is due, each in a transaction of its own, so that two processes do each once and a fault of one holds
 * up no other. Answers how many there were.
 */
export async function publishDue(): Promise<number> {
  for (let count = 0; ; count += 1) {
    const row = await db.transaction(async (on) => {
      const due = await lockDue(on, now());
      if (due) await publishWhole(on, due);
      return due;
    });
    if (!row) return count;
  }
}

/** Languages that lost their title or text meanwhile stay behind; with none left it is a draft again. */
async function publishWhole(on: Connection, row: DocumentRow): Promise<void> {
  const whole: string[] = [];
  for (const locale of row.scheduledLocales ?? []) {
    if (!(await findFault(on, { documentId: row.id, locale }))) whole.push(locale);
  }
  if (whole.length > 0) await appear(on, row, whole, null);
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
