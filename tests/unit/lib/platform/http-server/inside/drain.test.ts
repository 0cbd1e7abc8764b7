import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { say, startFront } from '@/tests/support/server-front';

const slow = async (_: unknown, response: { end: (text: string) => unknown }) => {
  await pause(800);
  response.end('finished');
};

it('finishes what was asked, refuses what comes after, and ends', async () => {
  const count = 20;
  let arrived = 0;
  const front = await startFront({
    handle: async (request, response) => {
      arrived += 1;
      await slow(request, response);
    },
  });
  const answers = Array.from({ length: count }, () => fetch(front.url).then((response) => response.text()));
  // On a busy machine a connection is accepted late; one that never was cannot be finished.
  while (arrived < count) await pause(10);
  const drained = front.drain();
  await pause(50);
  await expect(say(front.port, 'GET / HTTP/1.1\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['finished']));
  await drained;
});

it('answers who has come before and was not let in yet', async () => {
  const front = await startFront();
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const answers = Array.from({ length: 20 }, async () => say(front.port, request));
  // The system has taken the connections; this process has had no turn yet to take them from it.
  await new Promise<void>((ticked) => process.nextTick(ticked));
  await front.drain();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
});

it('tells a connection that is kept open that this answer is the last', async () => {
  const front = await startFront({ handle: slow });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((answered, failed) => {
      get(front.url, { agent }, (response) => {
        response.resume().on('end', () => answered(response.headers.connection));
      }).on('error', failed);
    });
  expect(await ask()).toBe('keep-alive');
  const last = ask();
  await pause(100);
  await Promise.all([front.drain(), last]);
  expect(await last).toBe('close');
});

it('does not wait for connections that say nothing', async () => {
  const front = await startFront();
  const silent = say(front.port, '');
  await pause(50);
  const started = Date.now();
  await Promise.all([front.drain(), silent]);
  expect(Date.now() - started).toBeLessThan(2000);
});
