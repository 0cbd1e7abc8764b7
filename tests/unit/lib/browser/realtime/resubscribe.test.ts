import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepSubscribed } from '@/lib/browser/realtime/inside/resubscribe';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openChannel() {
  const listeners: Record<string, (() => void)[]> = {};
  const subscribe = jest.fn();
  const channel = {
    bind: (event: string, listener: () => void) => void (listeners[event] ??= []).push(listener),
    subscribe,
  };
  const tell = (event: string) =>
    listeners[`pusher:subscription_${event}`]?.forEach((listener) => listener());
  return { channel, subscribe, tell };
}

it('a channel whose signature was refused is subscribed again, ever more rarely, and soon after a success', () => {
  const { channel, subscribe, tell } = openChannel();
  const onLost = jest.fn();
  keepSubscribed(channel, { isConnected: () => true, onLost });
  for (const [failures, delayMs] of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].entries()) {
    tell('error');
    expect(onLost).toHaveBeenCalledTimes(failures + 1);
    jest.advanceTimersByTime(delayMs - 1);
    expect(subscribe).toHaveBeenCalledTimes(failures);
    jest.advanceTimersByTime(1);
    expect(subscribe).toHaveBeenCalledTimes(failures + 1);
  }
  tell('succeeded');
  tell('error');
  jest.advanceTimersByTime(2_000);
  expect(subscribe).toHaveBeenCalledTimes(8);
});

it('is left alone while there is no connection, after a success, and when nobody wants it any more', () => {
  let isConnected = false;
  const { channel, subscribe, tell } = openChannel();
  const stop = keepSubscribed(channel, { isConnected: () => isConnected, onLost: () => undefined });
  tell('error');
  jest.advanceTimersByTime(60_000);
  isConnected = true;
  tell('error');
  tell('succeeded');
  jest.advanceTimersByTime(60_000);
  tell('error');
  stop();
  jest.advanceTimersByTime(60_000);
  expect(subscribe).not.toHaveBeenCalled();
});
