import type { ConversationView } from '@/lib/chat/messages/schema';

/**
 * A conversation that was fetched again; the other person's read position is never moved back, because events may have been
 * faster.
 */
export function refreshed(known: ConversationView, now: ConversationView): ConversationView {
  if (now.their_read_seq === null) return now;
  return { ...now, their_read_seq: Math.max(now.their_read_seq, known.their_read_seq ?? 0) };
}
