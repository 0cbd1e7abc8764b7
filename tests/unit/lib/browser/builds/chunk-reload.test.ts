import { describe, expect, it } from '@jest/globals';
import { isChunkFailure, claimReload } from '@/lib/browser/builds/chunk-reload';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('spec §4, §9: a failed chunk reloads the page', () => {
  it('at most once per path within 10,000 ms', () => {
    const kept = memory();
    const take = (path: string, now: number) => claimReload(path, now, () => kept);
    expect(take('/a', 1_000)).toBe(true);
    expect(take('/a', 1_001)).toBe(false);
    expect(take('/a', 10_999)).toBe(false);
    expect(take('/b', 10_999)).toBe(true);
    expect(take('/a', 11_000)).toBe(true);
  });

  it('remembers a path besides others', () => {
    const kept = memory();
    const take = (path: string, now: number) => claimReload(path, now, () => kept);
    expect([take('/a', 0), take('/b', 1), take('/a', 2), take('/b', 3)]).toEqual([true, true, false, false]);
  });

  it.each([
    [
      'cannot be opened',
      () => {
        throw new Error('forbidden');
      },
    ],
    [
      'cannot be written',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      }),
    ],
    ['forgets at once', () => ({ getItem: () => null, setItem: () => undefined })],
    ['holds something strange', () => memory({ 'chunk-reloads': '{' })],
  ])('never when the storage %s', (_, open) => expect(claimReload('/a', 0, open)).toBe(false));

  it('once more when the clock was set back by more than that', () => {
    const kept = memory();
    expect(claimReload('/a', 1_000_000, () => kept)).toBe(true);
    expect(claimReload('/a', 500_000, () => kept)).toBe(true);
  });

  it('is not taken in by paths that objects are born with', () => {
    expect(claimReload('constructor', 0, () => memory())).toBe(true);
  });
});

describe('what counts as a failed chunk', () => {
  const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  it.each([
    [named, true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js'), true],
    [new Error('Loading chunk 7 failed.'), true],
    [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Something else'), false],
    ['ChunkLoadError', false],
  ])('%s: %j', (error, counts) => expect(isChunkFailure(error)).toBe(counts));
});
