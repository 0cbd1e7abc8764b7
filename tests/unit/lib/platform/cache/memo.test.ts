import { expect, it } from '@jest/globals';
import { createMemo } from '@/lib/platform/cache/memo';

function counted({ max, ttlMs }: { max: number; ttlMs: number }) {
  let clockMs = 1;
  const memo = createMemo<string>({ max, ttlMs, now: () => clockMs });
  const made: string[] = [];
  const ask = (key: string, atMs = 0) => {
    clockMs = 1 + atMs;
    return memo(key, async () => {
      made.push(key);
      if (key.startsWith('bad')) throw new Error(key);
      return key;
    });
  };
  return { ask, made };
}

it('a hundred who ask at a time have it made once', async () => {
  const { ask, made } = counted({ max: 2, ttlMs: 100 });
  await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  expect(made).toEqual(['a']);
});

it('what is too old is made anew', async () => {
  const { ask, made } = counted({ max: 2, ttlMs: 100 });
  await ask('a', 0);
  await ask('a', 99);
  await ask('a', 101);
  expect(made).toEqual(['a', 'a']);
});

it('no more is kept than it may hold: what was asked for longest ago goes', async () => {
  const { ask, made } = counted({ max: 2, ttlMs: 100 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('a failure is told and not kept', async () => {
  const { ask, made } = counted({ max: 2, ttlMs: 100 });
  await expect(ask('bad')).rejects.toThrow('bad');
  await expect(ask('bad')).rejects.toThrow('bad');
  expect(made).toEqual(['bad', 'bad']);
});
