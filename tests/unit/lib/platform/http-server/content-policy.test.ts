import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { say, startFront, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const name = 'Content-Security-Policy';
const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Every policy of the answer, as it stands on the wire. */
async function policiesOf(path: string): Promise<string[]> {
  const answer = await say(front.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return [...answer.matchAll(/^content-security-policy: (.*)\r$/gim)].map(([, policy = '']) => policy);
}

describe('the content security policy', () => {
  it.each(['/', '/api/runs', '/healthz', '/%'])('of %s is the strictest by itself', async (path) => {
    front = await startFront();
    expect(await policiesOf(path)).toEqual([strictest]);
  });

  const ways: Record<string, FrontOptions['handle']> = {
    setHeader: async (_, response) => void response.setHeader(name.toLowerCase(), 'own').end('page'),
    appendHeader: async (_, response) => {
      // As Next copies an endpoint's headers: only where there is none yet.
      if (!response.hasHeader(name)) response.appendHeader(name, 'own');
      response.end('page');
    },
    writeHead: async (_, response) => void response.writeHead(200, { [name]: 'own' }).end('page'),
    'a list of headers': async (_, response) => void response.writeHead(200, [name, 'own']).end('page'),
    'pieces of a failed page': async (_, response) => {
      response.writeHead(500, { [name]: 'own' });
      response.write('pa');
      response.end('ge');
    },
  };
  it.each(Object.entries(ways))("is the page's alone when it comes by %s", async (_, handle) => {
    front = await startFront({ handle });
    expect(await policiesOf('/')).toEqual(['own']);
  });

  it("is not the page's any more when another answer takes its place", async () => {
    const handle: FrontOptions['handle'] = async (_, response) => {
      response.setHeader(name, 'own');
      throw new Error('lost');
    };
    front = await startFront({ handle });
    expect(await policiesOf('/')).toEqual([strictest]);
  });
});
