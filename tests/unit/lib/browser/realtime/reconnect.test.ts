import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepConnected } from '@/lib/browser/realtime/inside/reconnect';

type Listener = (change: { current: string }) => void;

function startClient(state = 'connected') {
  const listeners = new Set<Listener>();
  const calls: string[] = [];
  const tell = (current: string) => {
    connection.state = current;
    for (const listener of listeners) listener({ current });
  };
  const connection = {
    state,
    bind: (_: string, listener: Listener) => void listeners.add(listener),
    unbind: (_: string, listener: Listener) => void listeners.delete(listener),
  };
  const client = {
    connect: () => {
      calls.push('connect');
      tell('connecting');
    },
    disconnect: () => {
      calls.push('disconnect');
      tell('disconnected');
    },
  };
  return { connection, client, calls, tell };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a lost connection', () => {
  it.each(['connecting', 'unavailable', 'disconnected', 'failed'])(
    '(%s) is opened again within 1.8 s',
    (state) => {
      const { connection, client, calls, tell } = startClient();
      keepConnected(connection, client, () => 1);
      tell(state);
      jest.advanceTimersByTime(1_079);
      expect(calls).toEqual([]);
      jest.advanceTimersByTime(721);
      expect(calls).toEqual(['disconnect', 'connect']);
    },
  );

  it('is tried ever more rarely, at last every 30 to 50 s', () => {
    const { connection, client, calls, tell } = startClient();
    keepConnected(connection, client, () => 0);
    tell('unavailable');
    const triesWithin = (ms: number) => {
      const before = calls.length;
      jest.advanceTimersByTime(ms);
      return (calls.length - before) / 2;
    };
    expect([1_080, 2_160, 4_320, 8_640, 17_280].map(triesWithin)).toEqual([1, 1, 1, 1, 1]);
    expect(triesWithin(300_000)).toBe(10);
  });

  it('that comes back by itself is left alone, and the next loss is soon mended again', () => {
    const { connection, client, calls, tell } = startClient();
    keepConnected(connection, client, () => 0);
    tell('connecting');
    tell('connected');
    jest.advanceTimersByTime(60_000);
    expect(calls).toEqual([]);
    tell('unavailable');
    jest.advanceTimersByTime(1_080);
    expect(calls).toEqual(['disconnect', 'connect']);
  });

  it('is left alone when nobody wants it any more', () => {
    const { connection, client, calls, tell } = startClient();
    const stop = keepConnected(connection, client);
    tell('unavailable');
    stop();
    jest.advanceTimersByTime(60_000);
    tell('disconnected');
    jest.advanceTimersByTime(60_000);
    expect(calls).toEqual([]);
  });
});

it('a connection that has not come about yet is opened again, too', () => {
  const { connection, client, calls } = startClient('connecting');
  keepConnected(connection, client, () => 0);
  jest.advanceTimersByTime(1_080);
  expect(calls).toEqual(['disconnect', 'connect']);
});
