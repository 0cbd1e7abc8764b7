import type { MessageView } from '@/lib/chat/messages/schema';
import { sendOne } from './send-one';
import type { NewMedia, UnsentMediaMessage } from './unsent-media';

/** One attempt to send, with a callback for its progress. */
export interface Sending {
  clientId: string;
  file: Blob;
  text: string;
  replySeq: number | null;
  /** Id of an upload by an earlier attempt. */
  uploadId: string | null;
  onProgress: (share: number) => void;
}
/** `reason`: a sentence why it was refused; null when there was no connection. */
export type Outcome = { uploadId: string | null } & ({ message: MessageView } | { reason: string | null });
type Send = (sending: Sending) => Promise<Outcome>;

export interface MediaStore {
  get: () => readonly UnsentMediaMessage[];
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener with each message that has been stored. @returns a function that removes it */
  onArrived: (listener: (message: MessageView) => void) => () => void;
  add: (made: NewMedia, reply: MessageView['reply']) => void;
  /** Called when the connection is back. */
  resume: () => void;
}

const stores = new Map<string, MediaStore>();

/**
 * Pictures and voice notes that `me` is sending to somebody. The store outlives the conversation's component, but not the
 * page: leaving that asks first.
 */
export function mediaStoreOf(me: number, person: number): MediaStore {
  const key = `${me}-${person}`;
  const store = stores.get(key) ?? createMediaStore(async (sending) => sendOne(person, sending));
  stores.set(key, store);
  return store;
}

/** @public for tests, which upload nothing */
export function createMediaStore(send: Send): MediaStore {
  let unsent: readonly UnsentMediaMessage[] = [];
  let isSending = false;
  const files = new Map<string, Blob>();
  const uploads = new Map<string, string>();
  const listeners = new Set<() => void>();
  const arrivals = new Set<(message: MessageView) => void>();

  function change(next: typeof unsent) {
    unsent = next;
    askBeforeLeaving(next.length > 0);
    for (const listener of listeners) listener();
  }
  const put = (clientId: string, changed: (old: UnsentMediaMessage) => Partial<UnsentMediaMessage>) =>
    change(unsent.map((each) => (each.clientId === clientId ? { ...each, ...changed(each) } : each)));

  /** Sends one file after the other; resolves when nothing is left to try. */
  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = nextOf(unsent); next; next = nextOf(unsent)) await sendNext(next);
    isSending = false;
  }

  async function sendNext({ clientId, text, reply }: UnsentMediaMessage): Promise<void> {
    const outcome = await send({
      clientId,
      file: files.get(clientId) ?? new Blob(),
      text,
      replySeq: reply?.seq ?? null,
      uploadId: uploads.get(clientId) ?? null,
      onProgress: (share) => put(clientId, ({ media }) => ({ media: { ...media, share } })),
    });
    if (outcome.uploadId === null) uploads.delete(clientId);
    else uploads.set(clientId, outcome.uploadId);
    if ('message' in outcome) {
      for (const listener of arrivals) listener(outcome.message);
      discard(clientId);
    } else put(clientId, () => ({ state: 'failed', reason: outcome.reason }));
  }

  function discard(clientId: string) {
    const url = unsent.find((each) => each.clientId === clientId)?.media.url;
    if (url !== undefined) URL.revokeObjectURL(url);
    files.delete(clientId);
    uploads.delete(clientId);
    change(unsent.filter((each) => each.clientId !== clientId));
  }

  function retry(clientId: string) {
    put(clientId, () => ({ state: 'waiting', reason: null }));
    void work();
  }

  return {
    get: () => unsent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onArrived: (listener) => {
      arrivals.add(listener);
      return () => void arrivals.delete(listener);
    },
    add: ({ file, text, media }, reply) => {
      const clientId = crypto.randomUUID();
      files.set(clientId, file);
      const url = URL.createObjectURL(file);
      const own = { url, media, share: 0, retry, discard };
      const at = new Date().toISOString();
      change([...unsent, { clientId, text, reply, at, state: 'waiting', reason: null, media: own }]);
      void work();
    },
    resume: () => {
      for (const { clientId, state, reason } of unsent)
        if (state === 'failed' && reason === null) put(clientId, () => ({ state: 'waiting' }));
      void work();
    },
  };
}

const nextOf = (unsent: readonly UnsentMediaMessage[]) => unsent.find(({ state }) => state === 'waiting');

const ask = (event: Event) => event.preventDefault();

/** Asks before the page is left, because a reload loses the files. */
function askBeforeLeaving(is: boolean): void {
  if (is) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
