import { expect, it } from '@jest/globals';
import { arrivalsAtFirst, nextArrivals } from '@/components/chat/conversation/arrivals';
import type { MessageView } from '@/lib/chat/messages/schema';
import { message } from '@/tests/support/chat-views';

/** What is told after each of these states of a conversation. */
function toldAfter(...states: (readonly MessageView[])[]): string[][] {
  const [first = [], ...later] = states;
  let arrivals = arrivalsAtFirst(first);
  return later.map((messages) => {
    arrivals = nextArrivals(arrivals, messages);
    return arrivals.told.map(({ text }) => text);
  });
}

const said = (...seqs: number[]) => seqs.map((seq) => message(seq));

it('each of several messages that arrive at once is told, also when they say the same', () => {
  const same = [message(2, 2, { text: 'Да' }), message(3, 3, { text: 'Да' })];
  expect(toldAfter(said(1), [...said(1), ...same])).toEqual([['Да', 'Да']]);
});

it('pictures and voice notes are told, too; what one says oneself, calls and what was deleted are not', () => {
  const arrived = [
    message(2, 2, { kind: 'picture', text: 'подпись' }),
    message(3, 3, { kind: 'voice', text: '' }),
    message(4, 4, { mine: true }),
    message(5, 5, { is_deleted: true }),
    message(6, 6, { kind: 'call' }),
  ];
  const told = arrivalsAtFirst(said(1));
  expect(nextArrivals(told, [...said(1), ...arrived]).told.map(({ kind }) => kind)).toEqual([
    'picture',
    'voice',
  ]);
});

it('what is loaded from the past, shown again or changed later is not told anew', () => {
  const changed = [message(8), message(9, 10, { text: 'другое' })];
  expect(toldAfter(said(8), said(8, 9), said(5, 6, 7, 8, 9), said(1, 2), changed)).toEqual(
    Array(4).fill(['№ 9']),
  );
});

it('only the last ten stay, so that a long evening leaves no long page', () => {
  const [, last] = toldAfter(
    said(1),
    said(1, 2),
    Array.from({ length: 20 }, (_, index) => message(index + 1)),
  );
  expect(last).toEqual(Array.from({ length: 10 }, (_, index) => `№ ${index + 11}`));
});
