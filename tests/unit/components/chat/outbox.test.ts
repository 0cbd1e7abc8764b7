import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseOutbox } from '@/components/chat/conversation/outbox';
import { createStore } from '@/components/chat/conversation/outbox-store';
import type { MessageView } from '@/lib/chat/messages/schema';
import { message } from '@/tests/support/chat-views';

const key = 'chat-outbox:1-2';
const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  stored.clear();
  Object.assign(globalThis, { localStorage: storage });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

type Post = Parameters<typeof createStore>[1];
const settle = async () => new Promise((done) => setImmediate(done));
const texts = (store: ReturnType<typeof createStore>) =>
  store.get().map(({ text, state, reason }) => [text, state, reason]);
/** A server that stores everything, in order. */
function goodServer() {
  const sent: string[] = [];
  const post: Post = async ({ text, clientId }) => {
    sent.push(text);
    return message(sent.length, sent.length, { client_id: clientId, mine: true, text });
  };
  return { sent, post };
}

describe('the outbox', () => {
  it('sends one message after the other, and forgets what has arrived', async () => {
    const { sent, post } = goodServer();
    const store = createStore(key, post);
    const arrived: MessageView[] = [];
    store.onArrived((each) => arrived.push(each));
    store.add('раз', null);
    store.add('два', null);
    expect(texts(store)).toHaveLength(2);
    await settle();
    expect(sent).toEqual(['раз', 'два']);
    expect(arrived.map(({ text }) => text)).toEqual(['раз', 'два']);
    expect(store.get()).toEqual([]);
    expect(stored.get(key)).toBeUndefined();
  });

  it('keeps everything in order while there is no connection, and sends it with the same ids when it is back', async () => {
    const ids: string[] = [];
    let isAway = true;
    const store = createStore(key, async ({ clientId, text }) => {
      ids.push(clientId);
      return isAway ? null : message(ids.length, ids.length, { client_id: clientId, mine: true, text });
    });
    store.add('раз', null);
    store.add('два', null);
    await settle();
    expect(texts(store)).toEqual([
      ['раз', 'failed', null],
      ['два', 'failed', null],
    ]);
    isAway = false;
    store.resume();
    await settle();
    expect(store.get()).toEqual([]);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(2);
  });

  it('tries again by itself where only the server has failed, ever more rarely, and sends the rest after the first', async () => {
    let isDown = true;
    const post = jest.fn<Post>(async ({ text, clientId }) =>
      isDown ? null : message(1, 1, { client_id: clientId, mine: true, text }),
    );
    const store = createStore(key, post);
    store.add('раз', null);
    store.add('два', null);
    await settle();
    for (const [tries, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      jest.advanceTimersByTime(seconds * 1_000 - 1);
      await settle();
      expect(post).toHaveBeenCalledTimes(tries + 1);
      isDown = tries < 5;
      jest.advanceTimersByTime(1);
      await settle();
    }
    expect(post.mock.calls.slice(-2).map(([{ text }]) => text)).toEqual(['раз', 'два']);
    expect(store.get()).toEqual([]);
  });

  it('leaves what another tab has stored: either tab sends its own, and a reload both', async () => {
    const never: Post = async () => new Promise(() => undefined);
    const [one, other] = [createStore(key, never), createStore(key, never)];
    one.add('раз', null);
    other.add('два', null);
    const kept = () => parseOutbox(stored.get(key) ?? null).map(({ text }) => text);
    expect(kept().toSorted()).toEqual(['два', 'раз']);
    one.discard(one.get()[0]?.clientId ?? '');
    expect(kept()).toEqual(['два']);
    const { sent, post } = goodServer();
    createStore(key, post).subscribe(() => undefined);
    await settle();
    expect(sent).toEqual(['два']);
    expect(kept()).toEqual([]);
  });

  it('keeps a refused message with its reason, sends what follows, and does not try again by itself', async () => {
    const post = jest.fn<Post>(async ({ text, clientId }) =>
      text === 'нельзя' ? 'Слишком много ссылок.' : message(1, 1, { client_id: clientId, mine: true }),
    );
    const store = createStore(key, post);
    store.add('нельзя', null);
    store.add('можно', null);
    await settle();
    expect(texts(store)).toEqual([['нельзя', 'failed', 'Слишком много ссылок.']]);
    store.resume();
    await settle();
    expect(post).toHaveBeenCalledTimes(2);
    store.discard(store.get()[0]?.clientId ?? '');
    expect(store.get()).toEqual([]);
  });

  it('survives the page: what was on its way is sent by the next one', async () => {
    createStore(key, async () => new Promise(() => undefined)).add('перед перезагрузкой', null);
    const { sent, post } = goodServer();
    const store = createStore(key, post);
    store.subscribe(() => undefined);
    await settle();
    expect(sent).toEqual(['перед перезагрузкой']);
  });

  it.each(['', 'null', '{"a":1}', '[1, {"text": 3}]', 'не JSON'])(
    'takes %j from the storage for nothing',
    (text) => {
      expect(parseOutbox(text)).toEqual([]);
    },
  );
});
