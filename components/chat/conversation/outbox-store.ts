import { ApiError, callApi } from '@/lib/browser/api/fetcher';
import { readOptional, writeOptional } from '@/lib/browser/consent';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import {
  again,
  connectedAgain,
  failed,
  firstWithoutConnection,
  merged,
  nextToSend,
  parseOutbox,
  put,
  without,
  type Outbox,
  type Unsent,
} from './outbox';

export interface OutboxStore {
  get: () => Outbox;
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener with each message that has been stored. @returns what removes it */
  onArrived: (listener: (message: MessageView) => void) => () => void;
  add: (text: string, reply: MessageView['reply']) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
  /** The connection is back. */
  resume: () => void;
}

const stores = new Map<string, OutboxStore>();

/**
 * What `me` is sending to somebody, one message after the other. It outlives the conversation's component, so that a
 * message goes on its way while another conversation is open, and by storage the page.
 */
export function outboxOf(me: number, person: number): OutboxStore {
  const key = `chat-outbox:${me}-${person}` as const;
  const store = stores.get(key) ?? createStore(key, async (unsent) => post(person, unsent));
  stores.set(key, store);
  return store;
}

type Post = (unsent: Unsent) => Promise<MessageView | string | null>;

/** What failed without a connection is tried again after this time, then ever more rarely. */
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/** @public for tests, each with a store of its own */
export function createStore(key: `chat-outbox:${string}`, postOne: Post): OutboxStore {
  // What was on its way when the page was left is sent again: the server knows it by its id.
  let outbox = connectedAgain(parseOutbox(readOptional(key)));
  let isSending = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const arrivals = new Set<(message: MessageView) => void>();

  function change(next: Outbox) {
    const all = merged(parseOutbox(readOptional(key)), outbox, next);
    outbox = next;
    writeOptional(key, all.length > 0 ? JSON.stringify(all) : null);
    for (const listener of listeners) listener();
    void send(nextToSend(outbox));
  }

  async function send(unsent: Unsent | undefined) {
    if (!unsent || isSending) return;
    isSending = true;
    const outcome = await postOne(unsent);
    isSending = false;
    if (outcome === null) planRetry();
    if (typeof outcome !== 'object' || outcome === null) {
      change(failed(outbox, unsent.clientId, outcome));
      return;
    }
    retryMs = firstRetryMs;
    for (const listener of arrivals) listener(outcome);
    // One has arrived, so there is a connection.
    change(connectedAgain(without(outbox, unsent.clientId)));
  }

  /** The live channel tells of a connection that is back; this is for a server that has failed meanwhile. */
  function planRetry() {
    clearTimeout(timer);
    timer = setTimeout(() => void send(firstWithoutConnection(outbox)), retryMs);
    retryMs = Math.min(2 * retryMs, maxRetryMs);
  }

  return {
    get: () => outbox,
    subscribe: (listener) => {
      listeners.add(listener);
      void send(nextToSend(outbox));
      return () => void listeners.delete(listener);
    },
    onArrived: (listener) => {
      arrivals.add(listener);
      return () => void arrivals.delete(listener);
    },
    add: (text, reply) =>
      change(put(outbox, { clientId: crypto.randomUUID(), text, reply, at: new Date().toISOString() })),
    retry: (clientId) => change(again(outbox, clientId)),
    discard: (clientId) => change(without(outbox, clientId)),
    resume: () => change(connectedAgain(outbox)),
  };
}

/** @returns the stored message, or why it was not: a sentence, null where there is no connection */
async function post(person: number, { clientId, text, reply }: Unsent): ReturnType<Post> {
  const body = { client_id: clientId, text, reply_to: reply?.seq ?? null };
  try {
    const outcome = await callApi<MessageView>(apiRoutes.messages(person), { method: 'POST', body });
    return outcome.ok ? outcome.data : outcome.refusal.message;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return isRefused ? error.message : null;
  }
}
