import { describe, expect, it, jest } from '@jest/globals';
import type { PageChange } from '@/lib/platform/cache/page-change';
import { delayed, expireTwice } from '@/scripts/serve/page-changes';

const rest = () => new Promise((later) => setTimeout(later, 5));

describe('pages that change while others are rendered', () => {
  const change = { paths: ['/blog'] };

  it('are expired again when what was begun before the change is done, so that nothing old is kept', async () => {
    const expired: PageChange[] = [];
    let end: () => void = () => undefined;
    const begunBefore = new Promise<void>((ended) => (end = ended));
    const expire = expireTwice({ expire: (each) => void expired.push(each), answered: () => begunBefore });
    expire(change);
    await rest();
    expect(expired).toEqual([change]);
    end();
    await rest();
    expect(expired).toEqual([change, change]);
  });

  it('are expired once when nothing was under way', async () => {
    const expired: PageChange[] = [];
    expireTwice({ expire: (each) => void expired.push(each), answered: () => undefined })(change);
    await rest();
    expect(expired).toEqual([change]);
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
