import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { AppError } from '@/lib/platform/errors';

/* The speech process (scripts/speech/main.mjs): started on demand, restarted when it dies, and stopped when idle. */

type Question =
  | { kind: 'sound'; text: string; wordsPerMinute: number }
  | { kind: 'phonemes'; words: string[] };
interface Answer {
  sound?: Uint8Array;
  phonemes?: string[];
}

interface Options {
  /** Timeout for a new process to report that it is ready. On a busy machine it takes seconds. */
  startMs: number;
  /** Timeout for one answer of a ready process; then the process is killed. */
  answerMs: number;
  /** Timeout for a question in the queue. */
  waitMs: number;
  /** Time without a question after which the process is stopped to free its memory. */
  idleMs: number;
  maxWaiting: number;
  /** Starts a speech process; by default scripts/speech/main.mjs. */
  start?: () => ChildProcess;
}

export interface Speaker {
  /** Throws AppError: 'busy' when the queue is full or a timeout passes, 'unavailable' when the process dies twice. */
  ask: (question: Question) => Promise<Answer>;
  /** The process id; undefined while there is no process. */
  pid: () => number | undefined;
  stop: () => void;
}

interface Job {
  question: Question;
  settle: (answer: Answer) => void;
  fail: (error: AppError) => void;
  /** Whether it is tried again after a process died. */
  isRetry: boolean;
  /** The timeout while it is in the queue. */
  waitTimer: NodeJS.Timeout;
}

const program = 'scripts/speech/main.mjs';
/** The message the program sends before its first answer. */
const readyMessage = 'ready';
const tooBusy = () => new AppError('busy', { retryAfterSeconds: 2 });

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
      const job: Job = { question, settle, fail, isRetry: false, waitTimer };
      waiting.push(job);
      work();
    });
  }

  /** Sends the oldest question in the queue, if the process is ready; starts a process when there is none. */
  function work(): void {
    if (current) return;
    if (waiting.length === 0) stopWhenIdle();
    else if (!child) child = startProcess();
    else if (isReady) sendNextJob(child);
  }

  function stopWhenIdle(): void {
    if (child && isReady) setTimer(stop, idleMs).unref();
  }

  function sendNextJob(worker: ChildProcess): void {
    current = waiting.shift();
    if (!current) return;
    clearTimeout(current.waitTimer);
    worker.send(current.question, (error) => error && retryLostJob(worker));
    setTimer(giveUp, answerMs);
  }

  function startProcess(): ChildProcess {
    const started = start();
    isReady = false;
    setTimer(giveUp, startMs);
    started.on('message', (answer: Answer | typeof readyMessage) => {
      if (started !== child) return;
      if (answer === readyMessage) isReady = true;
      else finish()?.settle(answer);
      work();
    });
    started.once('error', () => retryLostJob(started));
    started.once('exit', () => retryLostJob(started));
    return started;
  }

  /** After the process died: the question it was answering, or was started for, is tried once more by the next process. */
  function retryLostJob(which: ChildProcess): void {
    if (which !== child) return;
    child = undefined;
    clearTimeout(timer);
    const job = finish() ?? waiting.shift();
    if (job?.isRetry) refuse(job, new AppError('unavailable'));
    else if (job) tryAgain(job);
    work();
  }

  function tryAgain(job: Job): void {
    job.isRetry = true;
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

/** Starts the program without the server's environment; it does not keep the server from exiting. */
function startProgram(): ChildProcess {
  // Loaded with getBuiltinModule, so that no bundler takes the program's path for a module to bundle.
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
