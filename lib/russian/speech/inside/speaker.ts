import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { AppError } from '@/lib/platform/errors';

/* The process that speaks (scripts/speech/main.mjs): started when somebody asks, again when it died, and ended when idle. */

type Question = { kind: 'sound'; text: string; pace: number } | { kind: 'phonemes'; words: string[] };
interface Answer {
  sound?: Uint8Array;
  phonemes?: string[];
}

interface Options {
  /** Milliseconds until a new process has to say its first word: that it is ready. On a busy machine it takes seconds. */
  startMs: number;
  /** Milliseconds that one answer of a process that is ready may take; then the process is killed. */
  answerMs: number;
  /** Milliseconds that a question may wait for its turn. */
  waitMs: number;
  /** Milliseconds without a question after which the process gives its memory back. */
  idleMs: number;
  maxWaiting: number;
  /** Starts a process that speaks; left out, the real one. */
  start?: () => ChildProcess;
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
  /** Until it is its turn. */
  waitTimer: NodeJS.Timeout;
}

const program = 'scripts/speech/main.mjs';
/** What the program says before its first answer. */
const readyWord = 'ready';
const tooBusy = () => new AppError('busy', { retryAfter: 2 });

export function createSpeaker({
  startMs,
  answerMs,
  waitMs,
  idleMs,
  maxWaiting,
  start = startProgram,
}: Options): Speaker {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let child: ChildProcess | undefined;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(question: Question): Promise<Answer> {
    if (waiting.length >= maxWaiting) throw tooBusy();
    return new Promise((settle, fail) => {
      const waitTimer = setTimeout(() => {
        waiting.splice(waiting.indexOf(job), 1);
        fail(tooBusy());
      }, waitMs);
      const job: Job = { question, settle, fail, again: false, waitTimer };
      waiting.push(job);
      work();
    });
  }

  /** Goes on with whoever has waited longest, if there is a process that is ready for it. */
  function work(): void {
    if (current) return;
    if (waiting.length === 0) rest();
    else if (!child) child = begin();
    else if (isReady) say(child);
  }

  function rest(): void {
    if (child && isReady) setTimer(stop, idleMs).unref();
  }

  function say(worker: ChildProcess): void {
    current = waiting.shift();
    if (!current) return;
    clearTimeout(current.waitTimer);
    worker.send(current.question, (error) => error && lose(worker));
    setTimer(giveUp, answerMs);
  }

  function begin(): ChildProcess {
    const begun = start();
    isReady = false;
    setTimer(giveUp, startMs);
    begun.on('message', (answer: Answer | typeof readyWord) => {
      if (begun !== child) return;
      if (answer === readyWord) isReady = true;
      else finish()?.settle(answer);
      work();
    });
    begun.once('error', () => lose(begun));
    begun.once('exit', () => lose(begun));
    return begun;
  }

  /** The process is no more: what it was at, or was started for, is tried once more, by the next one. */
  function lose(which: ChildProcess): void {
    if (which !== child) return;
    child = undefined;
    clearTimeout(timer);
    const job = finish() ?? waiting.shift();
    if (job?.again) refuse(job, new AppError('unavailable'));
    else if (job) tryAgain(job);
    work();
  }

  function tryAgain(job: Job): void {
    job.again = true;
    waiting.unshift(job);
  }

  function giveUp(): void {
    const job = finish() ?? waiting.shift();
    if (job) refuse(job, tooBusy());
    stop();
    work();
  }

  function finish(): Job | undefined {
    const job = current;
    current = undefined;
    return job;
  }

  function refuse(job: Job, error: AppError): void {
    clearTimeout(job.waitTimer);
    job.fail(error);
  }

  function setTimer(act: () => void, ms: number): NodeJS.Timeout {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
    return timer;
  }

  function stop(): void {
    const ending = child;
    child = undefined;
    clearTimeout(timer);
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
