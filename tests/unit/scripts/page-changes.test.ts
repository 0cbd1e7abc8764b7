import { describe, expect, it, jest } from '@jest/globals';
import { delayed, oneAtATime, refreshTwice } from '@/scripts/serve/page-changes';

const rest = () => new Promise((later) => setTimeout(later, 5));

describe('pages that change while they are refreshed', () => {
  it('are refreshed once more, however often they change', async () => {
    let ended = 0;
    const ends: (() => void)[] = [];
    const refresh = oneAtATime(async () => {
      await new Promise<void>((end) => void ends.push(end));
      ended += 1;
    });
    refresh();
    refresh();
    refresh();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await rest();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await rest();
    expect(ended).toBe(2);
    refresh();
    expect(ends).toHaveLength(3);
  });

  it('are refreshed again when what was begun before the change is done, so that nothing old is kept', async () => {
    let refreshes = 0;
    let end: () => void = () => undefined;
    const begunBefore = new Promise<void>((ended) => (end = ended));
    const refresh = refreshTwice(
      () => (refreshes += 1),
      () => begunBefore,
    );
    refresh();
    await rest();
    expect(refreshes).toBe(1);
    end();
    await rest();
    expect(refreshes).toBe(2);
  });

  it('are refreshed once when nothing was under way', async () => {
    let refreshes = 0;
    refreshTwice(
      () => (refreshes += 1),
      () => undefined,
    )();
    await rest();
    expect(refreshes).toBe(1);
  });
});

describe('pages that change again and again', () => {
  it('are refreshed all the same, and once more after the last change', () => {
    jest.useFakeTimers();
    let count = 0;
    const { soon } = delayed(() => (count += 1), 1000);
    for (let halves = 0; halves < 10; halves += 1) {
      soon();
      jest.advanceTimersByTime(500);
    }
    expect(count).toBeGreaterThan(3);
    const before = count;
    soon();
    jest.advanceTimersByTime(2000);
    expect(count).toBeGreaterThan(before);
    jest.advanceTimersByTime(10_000);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
