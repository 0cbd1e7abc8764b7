import type { UnsentMedia } from '@/components/chat/media/sending/unsent-media';
import type { MessageView } from '@/lib/chat/messages/schema';

/**
 * A message that has not arrived yet. 'waiting': it is sent as soon as those before it have arrived; 'failed': its sender
 * decides, or the connection comes back.
 */
export interface Unsent {
  clientId: string;
  text: string;
  reply: MessageView['reply'];
  /** ISO 8601. */
  at: string;
  state: 'waiting' | 'failed';
  /** Why it failed, in a sentence; null: there was no connection. */
  reason: string | null;
  /** Of a picture or a voice note, which is not kept over a reload. */
  media?: UnsentMedia;
}

export type Outbox = readonly Unsent[];

export const put = (outbox: Outbox, message: Pick<Unsent, 'clientId' | 'text' | 'reply' | 'at'>): Outbox => [
  ...outbox,
  { ...message, state: 'waiting', reason: null },
];

export const without = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((unsent) => unsent.clientId !== clientId);

/** What has arrived, by whatever way, is not sent again. */
export function withoutArrived(outbox: Outbox, messages: readonly MessageView[]): Outbox {
  const arrived = new Set(messages.map((message) => message.client_id));
  const left = outbox.filter(({ clientId }) => !arrived.has(clientId));
  return left.length === outbox.length ? outbox : left;
}

/** Two lists of what is on its way as one, by the time it was sent. */
export const inOrder = (one: Outbox, other: Outbox): Outbox =>
  other.length === 0 ? one : [...one, ...other].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Without a connection nothing behind it can be sent either; a refusal is of this one alone. */
export const failed = (outbox: Outbox, clientId: string, reason: string | null): Outbox =>
  outbox.map((unsent) =>
    unsent.clientId === clientId || (reason === null && unsent.state === 'waiting')
      ? { ...unsent, state: 'failed', reason: unsent.clientId === clientId ? reason : null }
      : unsent,
  );

export const again = (outbox: Outbox, clientId: string): Outbox =>
  outbox.map((unsent) =>
    unsent.clientId === clientId ? { ...unsent, state: 'waiting', reason: null } : unsent,
  );

/** The connection is back: what failed without one is sent again. */
export const connectedAgain = (outbox: Outbox): Outbox =>
  outbox.map((unsent) => (unsent.reason === null ? { ...unsent, state: 'waiting' } : unsent));

/** The first that failed without a connection: what stands behind it waits, too. */
export const firstWithoutConnection = (outbox: Outbox): Unsent | undefined =>
  outbox.find(({ state, reason }) => state === 'failed' && reason === null);

/**
 * What is stored after a change in this tab: another tab's messages stay, which this one has never had.
 * @param before the outbox of this tab before the change
 */
export function merged(stored: Outbox, before: Outbox, after: Outbox): Outbox {
  const own = new Set([...before, ...after].map(({ clientId }) => clientId));
  return inOrder(
    after,
    stored.filter(({ clientId }) => !own.has(clientId)),
  );
}

export const nextToSend = (outbox: Outbox): Unsent | undefined =>
  outbox.find(({ state }) => state === 'waiting');

/** What a browser has stored; anything else counts as nothing. */
export function parseOutbox(stored: string | null): Outbox {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(item: unknown): item is Unsent {
  if (typeof item !== 'object' || item === null) return false;
  const { clientId, text, at, state }: Partial<Record<keyof Unsent, unknown>> = item;
  const isText = [clientId, text, at].every((part) => typeof part === 'string');
  return isText && (state === 'waiting' || state === 'failed');
}
