import 'server-only';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { AppError } from '@/lib/errors';
import type * as Program from './render-markdown';

/*
 * People's Markdown is parsed on a thread of its own, which ends when it takes too long or too much memory: whatever
 * somebody has written, the serving thread goes on answering everybody else.
 */
type Task = keyof typeof Program;
type Input<T extends Task> = Parameters<(typeof Program)[T]>[0];
type Output<T extends Task> = ReturnType<(typeof Program)[T]>;

interface Options {
  /** Milliseconds of work on one text. The start of the thread and waiting for one's turn do not count. */
  deadlineMs: number;
  /** Texts that may wait for their turn; the next is refused. */
  maxWaiting: number;
}

export interface OffThread {
  /** Throws TooInvolved; AppError('busy') when too many wait or the thread does not start. */
  run: <T extends Task>(task: T, input: Input<T>) => Promise<Output<T>>;
  close: () => Promise<void>;
}

/** Thrown for a text that takes too long, too much memory, or is nested deeper than the stack goes. */
export class TooInvolved extends Error {}

const program = 'lib/markdown/render-markdown.ts';
/** Milliseconds: a machine that is busy may need seconds for it. */
const startDeadlineMs = 30_000;
const idleTimeoutMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

export function createOffThread({ deadlineMs, maxWaiting }: Options): OffThread {
  const pool = new Tinypool({
    filename: pathToFileURL(path.resolve(program)).href,
    execArgv: ['--import', './scripts/boot/typescript.mjs'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    // It needs nothing of what the server knows.
    env: {},
    resourceLimits,
  });
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function work<T extends Task>(task: T, input: Input<T>): Promise<Output<T>> {
    if (pool.threads.length === 0) await start();
    const signal = AbortSignal.timeout(deadlineMs);
    // The boundary: the program's functions are named by the type above.
    const output: unknown = await pool.run(input, { name: task, signal }).catch((cause: unknown) => {
      throw new TooInvolved('This text cannot be parsed in time.', { cause });
    });
    return output as Output<T>;
  }

  async function start(): Promise<void> {
    const signal = AbortSignal.timeout(startDeadlineMs);
    const name = 'countWordsOf' satisfies Task;
    await pool.run('', { name, signal }).catch((cause: unknown) => {
      throw new AppError('busy', { retryAfter: 2, cause });
    });
  }

  return {
    run: async (task, input) => {
      if (waiting > maxWaiting) throw new AppError('busy', { retryAfter: 2 });
      waiting += 1;
      const result = turn.then(() => work(task, input)).finally(() => (waiting -= 1));
      turn = result.catch(() => undefined);
      return result;
    },
    close: async () => pool.destroy(),
  };
}
