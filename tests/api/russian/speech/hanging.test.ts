import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createSpeaker, type Speaker } from '@/lib/russian/speech/inside/speaker';

/* With real processes; what takes long waiting is in tests/unit/lib/russian/speech/inside/speaker.test.ts. */

// A process that speaks needs seconds to begin on a machine that is busy.
jest.setTimeout(60_000);
const sound = (text: string) => ({ kind: 'sound', text, wordsPerMinute: 140 }) as const;
/** Milliseconds for one answer: enough to speak on a machine that is busy. */
const answerMs = 2_000;
let speaker: Speaker;

afterEach(() => speaker.stop());

type Options = Partial<Parameters<typeof createSpeaker>[0]>;
const usual = { startMs: 20_000, answerMs, waitMs: 40_000, idleMs: 60_000, maxWaiting: 5 };

async function begin(options: Options = {}): Promise<number> {
  speaker = createSpeaker({ ...usual, ...options });
  await speaker.ask(sound('раз'));
  return speaker.pid() ?? 0;
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await new Promise((later) => setTimeout(later, 20));
}

describe('a process that speaks and', () => {
  it('hangs is killed: who waited is told to come again, and the next is answered by another', async () => {
    const pid = await begin();
    process.kill(pid, 'SIGSTOP');
    const started = Date.now();
    const [first, second] = await Promise.allSettled([speaker.ask(sound('два')), speaker.ask(sound('три'))]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'busy', retryAfterSeconds: 2 } });
    expect(second).toMatchObject({ status: 'fulfilled' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(answerMs);
    await untilGone(pid);
    expect(speaker.pid()).not.toBe(pid);
    expect((await speaker.ask(sound('четыре'))).sound?.length).toBeGreaterThan(10_000);
  });

  it('dies is replaced, and what it was asked is asked once more', async () => {
    const pid = await begin();
    const asked = speaker.ask(sound('два'));
    process.kill(pid, 'SIGKILL');
    expect((await asked).sound).toBeDefined();
    expect(speaker.pid()).not.toBe(pid);
  });

  it('is asked no more ends by itself, and is there again for the next', async () => {
    const pid = await begin({ idleMs: 50 });
    await untilGone(pid);
    expect(speaker.pid()).toBeUndefined();
    expect((await speaker.ask(sound('два'))).sound).toBeDefined();
  });
});
