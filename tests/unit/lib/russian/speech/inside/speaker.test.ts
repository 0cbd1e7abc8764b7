import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSpeaker, type Speaker } from '@/lib/russian/speech/inside/speaker';

/* With processes that only pretend and a clock that is set; real ones are in tests/api/russian/speech. */
const sound = (text: string) => ({ kind: 'sound', text, wordsPerMinute: 140 }) as const;
const usual = { startMs: 20_000, answerMs: 2_000, waitMs: 40_000, idleMs: 60_000, maxWaiting: 5 };
const busy = { status: 'rejected', reason: { code: 'busy', retryAfterSeconds: 2 } };

/** A speech process that answers only what the test makes it answer. */
class Pretender extends EventEmitter {
  readonly asked: string[] = [];
  isKilled = false;

  constructor(readonly pid: number) {
    super();
  }
  send({ text }: { text: string }) {
    this.asked.push(text);
  }
  kill() {
    this.isKilled = true;
    this.emit('exit');
  }
  getReady() {
    this.emit('message', 'ready');
  }
  answer() {
    this.emit('message', { sound: new Uint8Array(1) });
  }
}

let processes: Pretender[] = [];
let speaker: Speaker;
const begin = (options: Partial<typeof usual> = {}) => {
  const start = () => {
    const begun = new Pretender(processes.length + 1);
    processes.push(begun);
    // The boundary: of a process, the speaker uses nothing else.
    return begun as unknown as ChildProcess;
  };
  speaker = createSpeaker({ ...usual, ...options, start });
};
const process = (number: number) => {
  const begun = processes[number - 1];
  if (!begun) throw new Error(`There is no process ${number} yet.`);
  return begun;
};

beforeEach(() => {
  jest.useFakeTimers();
  processes = [];
});
afterEach(() => {
  speaker.stop();
  jest.useRealTimers();
});

describe('a process that speaks and', () => {
  it('hangs is killed: who is spoken to is told to come again, and the next is answered by another', async () => {
    begin();
    const outcomes = Promise.allSettled([speaker.ask(sound('два')), speaker.ask(sound('три'))]);
    process(1).getReady();
    await jest.advanceTimersByTimeAsync(usual.answerMs - 1);
    expect(process(1).isKilled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(process(1).isKilled).toBe(true);
    process(2).getReady();
    process(2).answer();
    const [first, second] = await outcomes;
    expect(first).toMatchObject(busy);
    expect(second).toMatchObject({ status: 'fulfilled' });
  });

  it('hangs from the very beginning does not hold up those who ask later', async () => {
    begin();
    const refused = expect(speaker.ask(sound('два'))).rejects.toMatchObject({ code: 'busy' });
    await jest.advanceTimersByTimeAsync(usual.startMs);
    await refused;
    expect(process(1).isKilled).toBe(true);
    const next = speaker.ask(sound('три'));
    process(2).getReady();
    process(2).answer();
    expect((await next).sound).toBeDefined();
  });

  it('is slow to begin keeps sixty people waiting, and then speaks to each of them', async () => {
    begin({ maxWaiting: 100 });
    const asked = Array.from({ length: 60 }, (_, index) => speaker.ask(sound(`дом ${index}`)));
    await jest.advanceTimersByTimeAsync(usual.answerMs + 500);
    process(1).getReady();
    for (const answer of asked) {
      process(1).answer();
      await answer;
    }
    expect(processes).toHaveLength(1);
    expect(process(1).asked).toHaveLength(60);
  });

  it('hangs lets those go who have waited too long, before it is given up', async () => {
    begin({ startMs: 50_000, waitMs: 1_000 });
    const outcomes = Promise.allSettled(['два', 'три', 'четыре'].map((text) => speaker.ask(sound(text))));
    await jest.advanceTimersByTimeAsync(1_000);
    for (const outcome of await outcomes) expect(outcome).toMatchObject(busy);
    expect(speaker.pid()).toBe(1);
  });

  it('dies is replaced, and what it was asked is asked once more', async () => {
    begin();
    const asked = speaker.ask(sound('два'));
    process(1).getReady();
    process(1).kill();
    process(2).getReady();
    process(2).answer();
    expect((await asked).sound).toBeDefined();
    expect(process(2).asked).toEqual(['два']);
  });

  it('dies twice over the same is not tried a third time, and the next is answered', async () => {
    begin();
    const refused = expect(speaker.ask(sound('два'))).rejects.toMatchObject({ code: 'unavailable' });
    for (const number of [1, 2]) {
      process(number).getReady();
      process(number).kill();
    }
    await refused;
    const next = speaker.ask(sound('три'));
    process(3).getReady();
    process(3).answer();
    expect((await next).sound).toBeDefined();
  });

  it('is asked no more ends by itself, and is there again for the next', async () => {
    begin();
    const first = speaker.ask(sound('раз'));
    process(1).getReady();
    process(1).answer();
    await first;
    await jest.advanceTimersByTimeAsync(usual.idleMs);
    expect(speaker.pid()).toBeUndefined();
    expect(process(1).isKilled).toBe(true);
    const next = speaker.ask(sound('два'));
    process(2).getReady();
    process(2).answer();
    expect((await next).sound).toBeDefined();
  });

  it('is waited for by too many refuses the next at once', async () => {
    begin({ maxWaiting: 1 });
    const first = speaker.ask(sound('два'));
    await expect(speaker.ask(sound('три'))).rejects.toMatchObject({ code: 'busy' });
    process(1).getReady();
    process(1).answer();
    expect((await first).sound).toBeDefined();
  });
});
