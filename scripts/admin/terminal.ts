/** Questions to a person at a terminal, and what comes through a pipe instead. */
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { Refusal, say } from '@/scripts/services/terminal';

/** Where somebody sits who is asked, or a pipe. */
export interface Terminal {
  isTerminal: () => boolean;
  ask: (question: string) => Promise<string>;
  /** What is typed is not shown. */
  askSecretly: (question: string) => Promise<string>;
  /** All of standard input, without the line's end. */
  readPipe: () => Promise<string>;
  say: (sentence: string) => void;
}

/** That of this process. */
export const terminal: Terminal = {
  isTerminal: () => process.stdin.isTTY && process.stdout.isTTY,
  ask,
  askSecretly,
  readPipe,
  say,
};

async function ask(question: string): Promise<string> {
  return answerTo(question, process.stdout);
}

async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question);
  const answer = await answerTo('', new Writable({ write: (_chunk, _encoding, done) => done() }));
  process.stdout.write('\n');
  return answer;
}

async function answerTo(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  const stopped = new Promise<never>((_, refuse) => {
    lines.once('SIGINT', () => refuse(new Refusal('Stopped: nothing was changed.')));
    lines.once('close', () => refuse(new Refusal('Stopped: nothing was changed.')));
  });
  try {
    return await Promise.race([lines.question(question), stopped]);
  } finally {
    lines.close();
  }
}

async function readPipe(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/u, '');
}
