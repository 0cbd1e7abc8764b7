import 'server-only';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type * as Program from '@/lib/platform/markdown/render-markdown';

/*
 * Users' Markdown is parsed in a worker thread, which is terminated when it takes too long or too much memory: no text
 * can keep the main thread from answering other requests.
 */
type Task = keyof typeof Program;
type Input<T extends Task> = Parameters<(typeof Program)[T]>[0];
type Output<T extends Task> = ReturnType<(typeof Program)[T]>;

interface Options {
  /** The time to work on one text, without the start of the thread and the time in the queue. */
  deadlineMs: number;
  /** The length of the queue; when it is full, a text is refused as busy. */
  maxWaiting: number;
  program?: Renderer | undefined;
}

/** The worker's file, and the arguments Node needs to run it. */
export interface Renderer {
  file: string;
  execArgv: string[];
}

/**
 * The outcome of a task, with the time the thread has worked on it. `involved`: the text takes too much time or memory,
 * its HTML is too long, or it is nested deeper than the stack allows. `busy`: the queue is full, or the thread does not
 * start. It is no error class, because several bundles of Next share a thread and each has classes of its own.
 */
export type Outcome<T> = ({ is: 'done'; output: T } | { is: 'involved' | 'busy' }) & { workMs: number };

export interface OffThread {
  run: <T extends Task>(task: T, input: Input<T>) => Promise<Outcome<Output<T>>>;
  close: () => Promise<void>;
}

const busy = { is: 'busy', workMs: 0 } as const;
const source: Renderer = {
  file: 'lib/platform/markdown/render-markdown.ts',
  execArgv: ['--import', './scripts/boot/typescript.mjs'],
};
/** A busy machine may need seconds to start a thread. */
const startDeadlineMs = 30_000;
/** For the young generation V8 would take 48 MB and keep most of it, which saves only a tenth of a thread's time. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export function createOffThread({ deadlineMs, maxWaiting, program = source }: Options): OffThread {
  const pool = new Tinypool({
    filename: pathToFileURL(path.resolve(program.file)).href,
    execArgv: program.execArgv,
    // The thread stays, and is replaced at once when it was terminated: a start takes a second.
    minThreads: 1,
    maxThreads: 1,
    // The worker gets none of the server's secrets.
    env: {},
    resourceLimits,
  });
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  /** The thread that has answered once, so that its start counts against no text. */
  let ready: unknown;

  async function work<T extends Task>(task: T, input: Input<T>): Promise<Outcome<Output<T>>> {
    if (pool.threads[0] !== ready || !ready) ready = await start();
    if (!ready) return busy;
    const signal = AbortSignal.timeout(deadlineMs);
    const startedAt = performance.now();
    try {
      // The boundary: the worker's functions are typed by `Task`, `Input` and `Output`.
      const output = (await pool.run(input, { name: task, signal })) as Output<T>;
      return { is: 'done', output, workMs: performance.now() - startedAt };
    } catch {
      return { is: 'involved', workMs: performance.now() - startedAt };
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
