import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { CapturedResponse } from '@/lib/platform/http-server/inside/captured-response';
import { FrontRequest } from '@/lib/platform/http-server/request';
import { trackInFlight } from '@/lib/platform/http-server/inside/in-flight';

const rest = (milliseconds = 5) => new Promise((later) => setTimeout(later, milliseconds));

/** Longer than the test rests. */
const revalidationMs = 50;

function ask(method = 'GET', headers: Record<string, string> = {}) {
  const ends: (() => void)[] = [];
  const { handle, settled: done } = trackInFlight((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return new Promise((end) => ends.push(end));
  }, revalidationMs);
  const request = Object.assign(new FrontRequest(new Socket()), { method });
  void handle(request, new CapturedResponse(request));
  return { done, end: () => ends[0]?.() };
}

describe('what Next is at work on', () => {
  it('is done when it has answered', async () => {
    const { done, end } = ask();
    const work = done();
    let isDone = false;
    void work?.then(() => (isDone = true));
    await rest();
    expect(isDone).toBe(false);
    end();
    await work;
    expect(done()).toBeUndefined();
  });

  it('goes on behind a reader who got an old page', async () => {
    const { done, end } = ask('GET', { 'x-nextjs-cache': 'STALE' });
    end();
    await rest();
    expect(done()).toBeDefined();
    await done();
    expect(done()).toBeUndefined();
  });

  it('is no page when something is written', () => {
    expect(ask('PUT').done()).toBeUndefined();
  });
});
