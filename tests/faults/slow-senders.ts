import { connect } from 'node:net';
import { note } from './verdicts';
import { statusOf, type Site } from './site';

const senders = 50;
const longestHeaders = 17_000;

/** Fifty connections begin a request and never finish it. */
export async function trySlowSenders(site: Site): Promise<void> {
  const closings = Array.from({ length: senders }, () => sendHalf(Number(new URL(site.base).port)));
  const started = Date.now();
  const honest = await statusOf(`${site.base}/`);
  note('slow senders: others are served', honest === 200, `${Date.now() - started} ms`);
  const lives = await Promise.all(closings);
  const longest = Math.max(...lives.map(({ milliseconds }) => milliseconds));
  note('slow senders: cut off', longest < longestHeaders, `after ${longest} ms at most`);
  note(
    'slow senders: told why',
    lives.every(({ answer }) => answer.startsWith('HTTP/1.1 408')),
  );
}

function sendHalf(port: number): Promise<{ answer: string; milliseconds: number }> {
  const started = Date.now();
  return new Promise((closed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: loc'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => closed({ answer, milliseconds: Date.now() - started }));
  });
}
