import 'server-only';
import type { Connection } from '@/db/client';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';

/** Tells a person's browsers to read the counters again, because something they counted is gone. */
export async function recount(on: Connection, userId: number): Promise<void> {
  await publishAfterCommit(on, [userId], { name: 'notify', data: {} });
}
