import type { FrontOptions } from '@/lib/platform/http-server/server';

/** What the stub answers with next. */
export interface Said {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** Answers only when this is over. */
  until?: Promise<unknown>;
}

export interface NextStub {
  handle: FrontOptions['handle'];
  /** The requests that came through, address and headers. */
  asked: { url: string; headers: Record<string, unknown> }[];
  /** Changes what it says from now on. */
  say: (said: Partial<Said>) => void;
}

/** Stands in the place of Next: says the same to everybody, and writes down who asked. */
export function nextStub(said: Partial<Said> = {}): NextStub {
  const asked: NextStub['asked'] = [];
  let now: Said = {
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
