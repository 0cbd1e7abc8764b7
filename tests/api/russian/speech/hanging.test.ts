import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createSpeaker, type Speaker } from '@/lib/russian/speech/speaker';

// A process that speaks needs seconds to begin on a machine that is busy.
jest.setTimeout(60_000);
const sound = (text: string) => ({ kind: 'sound', text, pace: 140 }) as const;
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

/** Its process stands still before it can say its first word. */
function beginAndHang(options: Options): { asked: Promise<unknown>; pid: number } {
  speaker = createSpeaker({ ...usual, ...options });
  const asked = speaker.ask(sound('два'));
  const pid = speaker.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  return { asked, pid };
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
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'busy', retryAfter: 2 } });
    expect(second).toMatchObject({ status: 'fulfilled' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(answerMs);
    await untilGone(pid);
    expect(speaker.pid()).not.toBe(pid);
    expect((await speaker.ask(sound('четыре'))).sound?.length).toBeGreaterThan(10_000);
  });

  it('hangs from the very beginning does not hold up those who ask later', async () => {
    const { asked, pid } = beginAndHang({ startMs: 10_000 });
    await expect(asked).rejects.toMatchObject({ code: 'busy' });
    expect((await speaker.ask(sound('три'))).sound).toBeDefined();
    await untilGone(pid);
  });

  it('is slow to begin keeps sixty people waiting, and then speaks to each of them', async () => {
    await begin({ maxWaiting: 100 });
    speaker.stop();
    const asked = Array.from({ length: 60 }, (_, index) => speaker.ask(sound(`дом ${index}`)));
    const pid = speaker.pid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    await new Promise((later) => setTimeout(later, answerMs + 500));
    process.kill(pid, 'SIGCONT');
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(speaker.pid()).toBe(pid);
  });

  it('hangs lets those go who have waited too long, before it is given up', async () => {
    const { asked, pid } = beginAndHang({ startMs: 50_000, waitMs: 1_000 });
    const all = [asked, speaker.ask(sound('три')), speaker.ask(sound('четыре'))];
    for (const outcome of await Promise.allSettled(all))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'busy', retryAfter: 2 } });
    expect(speaker.pid()).toBe(pid);
  });

  it('dies is replaced, and what it was asked is asked once more', async () => {
    const pid = await begin();
    const asked = speaker.ask(sound('два'));
    process.kill(pid, 'SIGKILL');
    expect((await asked).sound).toBeDefined();
    expect(speaker.pid()).not.toBe(pid);
  });

  it('dies twice over the same is not tried a third time, and the next is answered', async () => {
    const pid = await begin();
    const asked = speaker.ask(sound('два'));
    const refused = expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    process.kill(pid, 'SIGKILL');
    await untilGone(pid);
    while (speaker.pid() === undefined || speaker.pid() === pid) await new Promise(setImmediate);
    process.kill(speaker.pid() ?? 0, 'SIGKILL');
    await refused;
    expect((await speaker.ask(sound('три'))).sound).toBeDefined();
  });

  it('is asked no more ends by itself, and is there again for the next', async () => {
    const pid = await begin({ idleMs: 50 });
    await untilGone(pid);
    expect(speaker.pid()).toBeUndefined();
    expect((await speaker.ask(sound('два'))).sound).toBeDefined();
  });
});
