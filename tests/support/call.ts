/** Calls a route handler as a browser on our own page would, unless told otherwise. */
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

interface Options {
  method?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A value that is sent as JSON. */
  body?: unknown;
  raw?: string | Uint8Array<ArrayBuffer>;
  cookie?: string;
  headers?: Record<string, string | null>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown> & { code?: string; message?: string; errors?: Record<string, string[]> };
  headers: Headers;
  /** The session cookie set by the answer, as a browser sends it back. */
  cookie: string;
}

export async function call(handler: Handler, options: Options = {}): Promise<Answer> {
  const sent = options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body));
  const request = new Request(
    `http://localhost:3000/api/test?${String(new URLSearchParams(options.query))}`,
    {
      method: options.method ?? (sent === null ? 'GET' : 'POST'),
      headers: headersOf(options, sent !== null),
      ...(sent !== null && { body: sent }),
    },
  );
  const response = await handler(request, { params: Promise.resolve(options.params ?? {}) });
  return {
    status: response.status,
    body: await bodyOf(response),
    headers: response.headers,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** The JSON of an answer; empty for pictures and voice notes. */
async function bodyOf(response: Response): Promise<Answer['body']> {
  if (/^(?:audio|image)\//u.test(response.headers.get('content-type') ?? '')) return {};
  return (await response.json()) as Answer['body'];
}

function headersOf({ cookie, headers: own = {} }: Options, hasBody: boolean): Headers {
  const headers = new Headers({
    origin: 'http://localhost:3000',
    host: 'localhost:3000',
    'accept-language': 'en',
    'x-forwarded-for': '192.0.2.1',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(cookie && { cookie }),
  });
  for (const [name, value] of Object.entries(own)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}
