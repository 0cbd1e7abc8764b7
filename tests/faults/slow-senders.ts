import { connect } from 'node:net';
import { note } from './verdicts';
import { statusOf, type Site } from './site';

/** Numbers of security, R16. */
const senders = 500;
const slowBodies = 50;
const longestHeaders = 17_000;
const longestRequest = 33_000;
const honestCalls = 100;

/** Hundreds of connections begin a request and never finish it, or send one byte of its body per second. */
export async function trySlowSenders(site: Site): Promise<void> {
  const usual = await slowestOfMost(site.base);
  const port = Number(new URL(site.base).port);
  const headers = Array.from({ length: senders }, () => sendHalf(port, 'GET / HTTP/1.1\r\nHost: loc'));
  const login = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const bodies = Array.from({ length: slowBodies }, () =>
    sendHalf(port, `${login}Content-Length: 1000\r\n\r\n`, 1_000),
  );
  const meanwhile = await slowestOfMost(site.base);
  // Times this short vary by about twenty milliseconds without a reason.
  const isServed = meanwhile < 2 * usual + 20;
  note('slow senders: others are served', isServed, `p95 ${meanwhile} ms, before ${usual} ms`);
  await expectCut('slow headers', await Promise.all(headers), longestHeaders);
  await expectCut('slow bodies', await Promise.all(bodies), longestRequest);
}

interface Life {
  answer: string;
  milliseconds: number;
}

async function expectCut(what: string, lives: Life[], longest: number): Promise<void> {
  const oldest = Math.max(...lives.map(({ milliseconds }) => milliseconds));
  note(`${what}: cut off`, oldest < longest, `after ${oldest} ms at most`);
  note(
    `${what}: told why`,
    lives.every(({ answer }) => answer.startsWith('HTTP/1.1 408')),
  );
}

/** @returns the p95 of normal readers, one after the other, in milliseconds */
async function slowestOfMost(base: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < honestCalls; count += 1) {
    const started = performance.now();
    if ((await statusOf(`${base}/`)) !== 200) return Infinity;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(honestCalls * 0.95)] ?? Infinity);
}

/** Sends the beginning of a request, and then one byte each `pace` milliseconds, or nothing more. */
function sendHalf(port: number, beginning: string, pace?: number): Promise<Life> {
  const started = Date.now();
  return new Promise((closed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const dripping = pace === undefined ? undefined : setInterval(() => socket.write('x'), pace);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      closed({ answer, milliseconds: Date.now() - started });
    });
  });
}
