import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { say, startFront } from '@/tests/support/server-front';

/** A page that is at work until it is let go. */
function heldPage() {
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((free) => (letGo = free));
  const page = {
    /** Visits so far. */
    arrived: 0,
    letGo: () => letGo(),
    handle: async (_: unknown, response: { end: (text: string) => unknown }) => {
      page.arrived += 1;
      await isFree;
      response.end('finished');
    },
  };
  return page;
}

it('finishes what was asked, refuses what comes after, and ends', async () => {
  const count = 20;
  const page = heldPage();
  const front = await startFront({ handle: page.handle });
  const answers = Array.from({ length: count }, () => fetch(front.url).then((response) => response.text()));
  // On a busy machine a connection is accepted late; one that never was cannot be finished.
  while (page.arrived < count) await pause(10);
  const drained = front.drain();
  await pause(50);
  await expect(say(front.port, 'GET / HTTP/1.1\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
  page.letGo();
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
  const [first, second] = [heldPage(), heldPage()];
  first.letGo();
  const front = await startFront({
    handle: (request, response) => (first.arrived === 0 ? first : second).handle(request, response),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((answered, failed) => {
      get(front.url, { agent }, (response) => {
        response.resume().on('end', () => answered(response.headers.connection));
      }).on('error', failed);
    });
  expect(await ask()).toBe('keep-alive');
  const last = ask();
  while (second.arrived === 0) await pause(10);
  const drained = front.drain();
  await pause(50);
  second.letGo();
  expect(await last).toBe('close');
  await drained;
});

it('does not wait for connections that say nothing', async () => {
  const front = await startFront();
  const silent = say(front.port, '');
  await pause(50);
  const started = Date.now();
  await Promise.all([front.drain(), silent]);
  expect(Date.now() - started).toBeLessThan(2000);
});
