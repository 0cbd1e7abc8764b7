import 'server-only';
import type { Connection } from '@/db/client';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';

/**
 * Tells a person's browsers to read the counters again, because what they count has changed. @param conversationWith the
 * person with whom a conversation shows it too
 */
export async function recount(on: Connection, userId: number, conversationWith?: number): Promise<void> {
  const data = conversationWith === undefined ? {} : { from_id: conversationWith };
  await publishAfterCommit(on, [userId], { name: 'notify', data });
}
