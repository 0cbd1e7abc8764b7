import { afterEach, describe, expect, it } from '@jest/globals';
import type { FrontOptions } from '@/lib/platform/http-server/server';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const friend = 'https://app.example';
const corsOrigins = [friend];
const question = { origin: friend, 'access-control-request-method': 'POST' };

const namesOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('pages of a site that the configuration lets in', () => {
  it('may ask beforehand', async () => {
    let reached = false;
    front = await startFront({ corsOrigins, handle: async () => void (reached = true) });
    const response = await visit(`${front.url}/api/runs`, question, 'OPTIONS');
    expect(response.status).toBe(204);
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBe(friend);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Accept-Language, Idempotency-Key, Cache-Control',
    );
    expect(response.headers.get('access-control-max-age')).toBe('600');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reached).toBe(false);
  });

  it('may read answers and the headers that say when to come back, never with cookies', async () => {
    const handle: FrontOptions['handle'] = async (_, response) => {
      response.setHeader('Vary', 'rsc');
      response.end('{}');
    };
    front = await startFront({ corsOrigins, handle });
    const response = await visit(`${front.url}/api/runs`, { origin: friend });
    expect(response.headers.get('access-control-allow-origin')).toBe(friend);
    expect(response.headers.get('access-control-expose-headers')).toMatch(/Retry-After, X-Request-Id/);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toBe('rsc, Origin');
  });

  it('may read refusals, too', async () => {
    front = await startFront({ corsOrigins });
    const response = await visit(`${front.url}/api/%`, { origin: friend });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([400, friend]);
  });

  it('may not read pages', async () => {
    front = await startFront({ corsOrigins });
    expect(namesOf(await visit(front.url, { origin: friend }))).toEqual([]);
  });
});

describe('everybody else', () => {
  it.each(['https://evil.example', 'null', 'https://app.example.evil.example', 'http://app.example'])(
    'is told nothing of the sort: %s',
    async (origin) => {
      front = await startFront({ corsOrigins });
      const response = await visit(`${front.url}/api/runs`, { origin });
      expect(namesOf(response)).toEqual([]);
      expect(response.headers.get('vary')).toBe('Origin');
    },
  );

  it('is told nothing at all without configuration', async () => {
    front = await startFront();
    const response = await visit(`${front.url}/api/runs`, question, 'OPTIONS');
    expect([namesOf(response), response.headers.get('vary')]).toEqual([[], null]);
  });
});
