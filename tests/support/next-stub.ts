import type { FrontOptions } from '@/lib/platform/http-server/server';

/** The next response of the stub. */
export interface StubResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** The response waits for this promise. */
  until?: Promise<unknown>;
}

export interface NextStub {
  handle: FrontOptions['handle'];
  /** URLs and headers of the received requests. */
  asked: { url: string; headers: Record<string, unknown> }[];
  /** Changes the response from now on. */
  say: (said: Partial<StubResponse>) => void;
}

/** A stub of Next: gives the same response to every request, and records the requests. */
export function nextStub(said: Partial<StubResponse> = {}): NextStub {
  const asked: NextStub['asked'] = [];
  let now: StubResponse = {
    status: 200,
    body: `<!doctype html><title>a page</title>${'words and more words '.repeat(100)}`,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=300', Vary: 'rsc' },
    ...said,
  };
  return {
    asked,
    say: (more) => (now = { ...now, ...more }),
    handle: async (request, response) => {
      asked.push({ url: request.url ?? '', headers: request.headers });
      const { status, body, headers, until } = now;
      await until;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.statusCode = status;
      response.end(body);
    },
  };
}
