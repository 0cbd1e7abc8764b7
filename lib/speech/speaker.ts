import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { AppError } from '@/lib/errors';

/* The process that speaks (scripts/speech/main.mjs): started when somebody asks, again when it died, and ended when idle. */

type Question = { kind: 'sound'; text: string; pace: number } | { kind: 'phonemes'; words: string[] };
interface Answer {
  sound?: Uint8Array;
  phonemes?: string[];
}

interface Options {
  /** Milliseconds that one answer may take; then the process is killed. */
  patience: number;
  /** Milliseconds without a question after which the process gives its memory back. */
  idleAfter: number;
  mostWaiting: number;
}

export interface Speaker {
  /** Throws AppError: 'busy' when too many wait or it takes too long, 'unavailable' when the process dies twice over it. */
  ask: (question: Question) => Promise<Answer>;
  /** Of the process; undefined while there is none. */
  pid: () => number | undefined;
  stop: () => void;
}

interface Job {
  question: Question;
  settle: (answer: Answer) => void;
  fail: (error: AppError) => void;
  /** It was lost once with a process that died. */
  again: boolean;
}

const program = 'scripts/speech/main.mjs';

export function createSpeaker({ patience, idleAfter, mostWaiting }: Options): Speaker {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function ask(question: Question): Promise<Answer> {
    if (waiting.length >= mostWaiting) throw new AppError('busy', { retryAfter: 2 });
    return new Promise((settle, fail) => {
      waiting.push({ question, settle, fail, again: false });
      work();
    });
  }

  function work(): void {
    if (current) return;
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(stop, idleAfter).unref();
      return;
    }
    const worker = (child ??= begin());
    worker.send(current.question, (error) => error && lose(worker));
    timer = setTimeout(giveUp, patience);
  }

  function begin(): ChildProcess {
    const begun = startProgram();
    begun.on('message', (answer: Answer) => {
      if (begun !== child) return;
      const { settle } = current ?? {};
      current = undefined;
      settle?.(answer);
      work();
    });
    begun.once('error', () => lose(begun));
    begun.once('exit', () => lose(begun));
    return begun;
  }

  /** The process is no more: what it was at is tried once more, by the next one. */
  function lose(which: ChildProcess): void {
    if (which !== child) return;
    child = undefined;
    const job = current;
    current = undefined;
    if (job?.again) job.fail(new AppError('unavailable'));
    else if (job) waiting.unshift({ ...job, again: true });
    work();
  }

  function giveUp(): void {
    current?.fail(new AppError('busy', { retryAfter: 2 }));
    current = undefined;
    stop();
    work();
  }

  function stop(): void {
    const ending = child;
    child = undefined;
    ending?.kill('SIGKILL');
  }

  return { ask, stop, pid: () => child?.pid };
}

/** It gets nothing of the server's environment, and does not keep the server from ending. */
function startProgram(): ChildProcess {
  // Asked of Node like this, no bundler takes the file's name for a module of its own.
  const { fork } = process.getBuiltinModule('node:child_process');
  const begun = fork(program, {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => begun.kill('SIGKILL');
  process.once('exit', end);
  begun.once('exit', () => process.off('exit', end));
  begun.unref();
  begun.channel?.unref();
  return begun;
}
