import 'server-only';
import { LRUCache } from 'lru-cache';
import { requireConversation } from '@/lib/chat/dialogs/conversation';
import { sharingOf } from '@/lib/chat/dialogs/policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { publish } from '@/lib/platform/realtime/publish';
import { secondMs } from '@/lib/platform/time/units';
import { typingSeconds } from './limits';

/**
 * Typing events of the last seconds, and those that are being sent, by sender and receiver. Kept per process, which is enough
 * for a hint.
 */
const told = new LRUCache<string, true>({ max: 10_000, ttl: typingSeconds * secondMs });

/** Sends the other person a typing event, if both show it. Throws AppError: 'not_found', 'not_joined'. */
export async function publishTyping(viewer: Viewer, otherId: number): Promise<void> {
  const pair = `${viewer.id}_${otherId}`;
  if (told.has(pair)) return;
  // Claimed before the first await, so that of two calls at the same moment only one sends.
  told.set(pair, true);
  let isTold = false;
  try {
    isTold = await showsTyping(viewer, otherId);
  } finally {
    if (!isTold) told.delete(pair);
  }
  if (isTold) await publish([otherId], { name: 'chat-typing', data: { from_id: viewer.id, to_id: otherId } });
}

async function showsTyping(viewer: Viewer, otherId: number): Promise<boolean> {
  const { person, dialog, state } = await requireConversation(viewer, otherId);
  const { typing } = sharingOf({ ...dialog, state, isSeen: person !== null && !person.blocks });
  return typing && (state === 'open' || person?.friendship === 'friends');
}
