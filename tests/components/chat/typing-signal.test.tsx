import { afterEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useTypingSignal } from '@/components/chat/composer/use-typing-signal';

afterEach(() => void jest.restoreAllMocks());

it('a page says at most once in three seconds that its person is typing', () => {
  const tell = jest.fn<() => void>();
  const clock = jest.spyOn(performance, 'now');
  const { result } = renderHook(() => useTypingSignal(tell));
  const toldAt = (ms: number) => {
    tell.mockClear();
    clock.mockReturnValue(ms);
    result.current();
    return tell.mock.calls.length;
  };
  expect([50, 60, 3_000, 3_051, 3_060, 9_000].map(toldAt)).toEqual([1, 0, 0, 1, 0, 1]);
});

it('a page says nothing where typing is not shown, and at once when it is again', () => {
  const tell = jest.fn<() => void>();
  const shown = renderHook(({ to }: { to: (() => void) | undefined }) => useTypingSignal(to), {
    initialProps: { to: undefined as (() => void) | undefined },
  });
  shown.result.current();
  shown.rerender({ to: tell });
  shown.result.current();
  expect(tell).toHaveBeenCalledTimes(1);
});
