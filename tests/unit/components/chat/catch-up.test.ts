import { expect, it } from '@jest/globals';
import { createCatchUp } from '@/components/chat/conversation/catch-up';
import type { MessagePage, MessageView } from '@/lib/chat/messages/schema';
import { message } from '@/tests/support/chat-views';

interface Ask {
  after: number;
  answer: (page: MessagePage | Error) => void;
}

/** A catch-up whose calls wait for their answers. */
function setUp() {
  const asked: Ask[] = [];
  const taken: MessageView[] = [];
  const catchUp = createCatchUp({
    version: 5,
    fetchChanges: async (after) =>
      new Promise((resolve, reject) => {
        asked.push({ after, answer: (page) => (page instanceof Error ? reject(page) : resolve(page)) });
      }),
    onChanges: (changed) => taken.push(...changed),
    onGap: async () => 900,
  });
  return { asked, taken, catchUp };
}
const settle = async () => new Promise((done) => setImmediate(done));
const page = (...messages: MessageView[]): MessagePage => ({ messages, more: false });

it('asks after the latest change it knows', async () => {
  const { asked, taken, catchUp } = setUp();
  void catchUp.ask();
  asked[0]?.answer(page(message(7), message(3, 9)));
  await settle();
  void catchUp.ask();
  expect(asked.map(({ after }) => after)).toEqual([5, 9]);
  expect(taken).toHaveLength(2);
});

it('asks once more, and only once, for all that happens during a call', async () => {
  const { asked, catchUp } = setUp();
  void catchUp.ask();
  void catchUp.ask();
  void catchUp.ask();
  expect(asked).toHaveLength(1);
  asked[0]?.answer(page());
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.answer(page());
  await settle();
  expect(asked).toHaveLength(2);
});

it('goes on after a failure from where it was', async () => {
  const { asked, catchUp } = setUp();
  void catchUp.ask();
  asked[0]?.answer(new Error('offline'));
  await settle();
  void catchUp.ask();
  expect(asked.map(({ after }) => after)).toEqual([5, 5]);
});

it('begins anew after a gap that is too long', async () => {
  const { asked, taken, catchUp } = setUp();
  void catchUp.ask();
  asked[0]?.answer({ messages: [message(6)], more: true });
  await settle();
  expect(taken).toEqual([]);
  void catchUp.ask();
  expect(asked.at(-1)?.after).toBe(900);
});

it('does not ask for what is known already, unless something else came before it', async () => {
  const { asked, catchUp } = setUp();
  expect([catchUp.skip(6), catchUp.skip(7), catchUp.skip(6)]).toEqual([true, true, true]);
  expect(catchUp.skip(9)).toBe(false);
  void catchUp.ask();
  expect(asked.map(({ after }) => after)).toEqual([7]);
});
