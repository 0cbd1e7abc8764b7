import 'server-only';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type * as Program from '@/lib/platform/markdown/render-markdown';

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
  program?: Renderer | undefined;
}

/** What runs on the thread, and how Node is told to run it. */
export interface Renderer {
  file: string;
  execArgv: string[];
}

/**
 * What became of a text, and how many milliseconds the thread has worked on it. Involved: it takes too long, too much
 * memory, becomes too long, or is nested deeper than the stack goes. Busy: too many wait, or the thread does not start. No
 * error: several bundles of Next share a thread, each with classes of its own.
 */
export type Outcome<T> = ({ is: 'done'; output: T } | { is: 'involved' | 'busy' }) & { ms: number };

export interface OffThread {
  run: <T extends Task>(task: T, input: Input<T>) => Promise<Outcome<Output<T>>>;
  close: () => Promise<void>;
}

const busy = { is: 'busy', ms: 0 } as const;
const source: Renderer = {
  file: 'lib/platform/markdown/render-markdown.ts',
  execArgv: ['--import', './scripts/boot/typescript.mjs'],
};
/** Milliseconds: a machine that is busy may need seconds for it. */
const startDeadlineMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

export function createOffThread({ deadlineMs, maxWaiting, program = source }: Options): OffThread {
  const pool = new Tinypool({
    filename: pathToFileURL(path.resolve(program.file)).href,
    execArgv: program.execArgv,
    // It is kept, and replaced at once when it was given up: a start takes a second.
    minThreads: 1,
    maxThreads: 1,
    // It needs nothing of what the server knows.
    env: {},
    resourceLimits,
  });
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  /** The thread that has answered once, so that its start counts for nobody. */
  let ready: unknown;

  async function work<T extends Task>(task: T, input: Input<T>): Promise<Outcome<Output<T>>> {
    if (pool.threads[0] !== ready || !ready) ready = await start();
    if (!ready) return busy;
    const signal = AbortSignal.timeout(deadlineMs);
    const startedAt = performance.now();
    try {
      // The boundary: the program's functions are named by the type above.
      const output = (await pool.run(input, { name: task, signal })) as Output<T>;
      return { is: 'done', output, ms: performance.now() - startedAt };
    } catch {
      return { is: 'involved', ms: performance.now() - startedAt };
    }
  }

  async function start(): Promise<unknown> {
    const signal = AbortSignal.timeout(startDeadlineMs);
    const name = 'countWordsOf' satisfies Task;
    return pool.run('', { name, signal }).then(
      () => pool.threads[0],
      () => undefined,
    );
  }

  return {
    run: async (task, input) => {
      if (waiting > maxWaiting) return busy;
      waiting += 1;
      const outcome = turn.then(() => work(task, input)).finally(() => (waiting -= 1));
      turn = outcome;
      return outcome;
    },
    close: async () => pool.destroy(),
  };
}
