import { expect, it } from '@jest/globals';
import { createMemo } from '@/lib/publishing/seo/memo';

function counted(limits: { most: number; milliseconds: number }) {
  const memo = createMemo<string>(limits);
  const made: string[] = [];
  const ask = (key: string, now = 0) =>
    memo(
      key,
      async () => {
        made.push(key);
        if (key.startsWith('bad')) throw new Error(key);
        return key;
      },
      now,
    );
  return { ask, made };
}

it('a hundred who ask at a time have it made once', async () => {
  const { ask, made } = counted({ most: 2, milliseconds: 100 });
  await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  expect(made).toEqual(['a']);
});

it('what is too old is made anew', async () => {
  const { ask, made } = counted({ most: 2, milliseconds: 100 });
  await ask('a', 0);
  await ask('a', 99);
  await ask('a', 100);
  expect(made).toEqual(['a', 'a']);
});

it('no more is kept than it may hold: what was asked for longest ago goes', async () => {
  const { ask, made } = counted({ most: 2, milliseconds: 100 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('a failure is told and not kept', async () => {
  const { ask, made } = counted({ most: 2, milliseconds: 100 });
  await expect(ask('bad')).rejects.toThrow('bad');
  await expect(ask('bad')).rejects.toThrow('bad');
  expect(made).toEqual(['bad', 'bad']);
});
