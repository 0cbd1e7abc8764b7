import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMediaStore, type Outcome, type Sending } from '@/components/chat/media/sending/media-store';
import type { MessageView } from '@/lib/chat/messages/schema';

const voice = {
  file: new Blob(['sound']),
  text: '',
  media: { kind: 'voice' as const, duration_ms: 1000 },
};
// The boundary: the store hands it on.
const stored = { seq: 7 } as MessageView;

let sent: Sending[];
let settle: ((outcome: Outcome) => void)[];
const send = (sending: Sending) =>
  new Promise<Outcome>((done) => {
    sent.push(sending);
    settle.push(done);
  });
async function answer(outcome: Outcome): Promise<void> {
  settle.shift()?.(outcome);
  await new Promise((later) => setTimeout(later));
}

let leaving: unknown[];
beforeEach(() => {
  [sent, settle, leaving] = [[], [], []];
  // There is no page here.
  Object.assign(globalThis, {
    window: {
      addEventListener: (name: string) => leaving.push(`asks at ${name}`),
      removeEventListener: (name: string) => leaving.push(`asks no more at ${name}`),
    },
  });
});

describe('what is on its way', () => {
  it('is sent one after the other, tells how much has been sent, and is gone when it has arrived', async () => {
    const store = createMediaStore(send);
    const arrived: MessageView[] = [];
    store.onArrived((message) => arrived.push(message));
    store.add(voice, null);
    store.add(voice, null);
    expect(sent).toHaveLength(1);
    sent[0]?.onProgress(0.5);
    expect(store.get().map(({ media }) => media.share)).toEqual([0.5, 0]);
    await answer({ uploadId: 'a', message: stored });
    expect([arrived, store.get().length, sent.length]).toEqual([[stored], 1, 2]);
    await answer({ uploadId: 'b', message: stored });
    expect([store.get(), leaving.at(-1)]).toEqual([[], 'asks no more at beforeunload']);
  });

  it('asks whoever leaves the page', () => {
    createMediaStore(send).add(voice, null);
    expect(leaving).toEqual(['asks at beforeunload']);
  });

  it('waits for its sender after a refusal, and is sent again without another upload', async () => {
    const store = createMediaStore(send);
    store.add(voice, null);
    await answer({ uploadId: 'a', reason: 'Too many requests.' });
    const [failed] = store.get();
    expect(failed).toMatchObject({ state: 'failed', reason: 'Too many requests.' });
    store.resume();
    expect(sent).toHaveLength(1);
    failed?.media.retry(failed.clientId);
    expect(sent.map(({ uploadId }) => uploadId)).toEqual([null, 'a']);
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  });

  it('is sent again by itself when the connection is back', async () => {
    const store = createMediaStore(send);
    store.add(voice, null);
    await answer({ uploadId: null, reason: null });
    expect(store.get()).toMatchObject([{ state: 'failed', reason: null }]);
    store.resume();
    expect(sent).toHaveLength(2);
  });

  it('may be discarded', async () => {
    const store = createMediaStore(send);
    store.add(voice, null);
    await answer({ uploadId: null, reason: 'Not a picture.' });
    const [failed] = store.get();
    failed?.media.discard(failed.clientId);
    expect(store.get()).toEqual([]);
  });
});
