import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { startFront, type StartedFront, visit } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const wellFormed = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
const withState = (state: string) => visit(front.url, { 'next-router-state-tree': state });

/** Fails as soon as a state reaches it. */
const handle: FrontOptions['handle'] = async ({ headers }, response) => {
  if (headers['next-router-state-tree'] !== undefined) response.statusCode = 500;
  response.end('from the page');
};

describe('a router state', () => {
  it.each([
    ['that is no JSON', 'nonsense'],
    ['that does not decode', '%zz'],
    ['that is no list', '%7B%7D'],
    ['that is empty', ''],
    ['that is too long', encodeURIComponent(JSON.stringify(['x'.repeat(8000)]))],
  ])('%s never reaches Next', async (_, state) => {
    front = await startFront({ handle });
    expect((await withState(state)).status).toBe(200);
  });

  it('that reads as one reaches Next', async () => {
    front = await startFront({
      handle: async ({ headers }, response) =>
        void response.end(JSON.stringify(headers['next-router-state-tree'])),
    });
    expect(await (await withState(wellFormed)).json()).toBe(wellFormed);
  });

  it('with which Next fails is the fault of who sent it', async () => {
    front = await startFront({ handle });
    const response = await withState(wellFormed);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('The router state is malformed.\n');
  });

  it("has nothing to do with an endpoint's failure", async () => {
    front = await startFront({ handle });
    const headers = { 'next-router-state-tree': wellFormed };
    expect((await fetch(`${front.url}/api/runs`, { headers })).status).toBe(500);
  });
});
