import { describe, expect, it } from '@jest/globals';
import { createTurns } from '@/lib/publishing/writing/inside/turns';

const [anna, boris] = [1, 2];

function piece() {
  let finish = () => {};
  const done = new Promise<void>((settle) => (finish = settle));
  let hasBegun = false;
  const work = async () => {
    hasBegun = true;
    await done;
    return 'done';
  };
  return { work, finish, hasBegun: () => hasBegun };
}

describe('somebody who asks again while their first question is worked on', () => {
  it('waits, and only their newest question is answered', async () => {
    const inTurn = createTurns();
    const [first, second, third] = [piece(), piece(), piece()];
    const answers = [first, second, third].map(({ work }) => inTurn(anna, work));
    await expect(answers[1]).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 });
    expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false]);
    first.finish();
    third.finish();
    expect(await Promise.all([answers[0], answers[2]])).toEqual(['done', 'done']);
  });

  it('keeps nobody else waiting', async () => {
    const inTurn = createTurns();
    const [hers, his] = [piece(), piece()];
    const answer = inTurn(anna, hers.work);
    his.finish();
    expect(await inTurn(boris, his.work)).toBe('done');
    hers.finish();
    await answer;
  });

  it('is answered after a question that failed', async () => {
    const inTurn = createTurns();
    const failing = inTurn(anna, () => Promise.reject(new Error('no')));
    const answer = inTurn(anna, async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await answer).toBe('done');
    expect(await inTurn(anna, async () => 'again')).toBe('again');
  });
});
