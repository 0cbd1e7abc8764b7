import 'server-only';
import type { Connection } from '@/db/client';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';

/** Something that waited for a person is gone: all their browsers count anew what waits for them. */
export async function recount(on: Connection, userId: number): Promise<void> {
  await publishAfterCommit(on, [userId], { name: 'notify', data: {} });
}
