/** A server made of words, in the place of `fetch`: it notes what it was asked. */
export interface Asked {
  path: string;
  method: string;
  headers: Headers;
  body: string | null;
  keepalive: boolean;
  signal: AbortSignal | null;
  at: number;
}

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'nothing' | 'silence';
type Answering = (asked: Asked, count: number) => Reply | Promise<Reply>;

/** `answering` gets each call and how many of them came before. 'nothing': the line breaks; 'silence': it takes for ever. */
export function farSide(answering: Answering): Asked[] {
  const calls: Asked[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const asked = note(input, init);
    calls.push(asked);
    init.signal?.throwIfAborted();
    const reply = await answering(asked, calls.length - 1);
    if (reply === 'nothing') throw new TypeError('Failed to fetch');
    if (reply === 'silence') return silence(init.signal ?? null);
    return Response.json(reply.body ?? {}, { status: reply.status, headers: reply.headers ?? {} });
  };
  return calls;
}

function note(input: RequestInfo | URL, init: RequestInit): Asked {
  const { method = 'GET', headers, body, keepalive = false, signal = null } = init;
  return {
    path: input instanceof Request ? input.url : input.toString(),
    method,
    headers: new Headers(headers),
    body: typeof body === 'string' ? body : null,
    keepalive,
    signal,
    at: Date.now(),
  };
}

function silence(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, fail) => {
    // The boundary: what aborts our calls is an Error.
    const end = () => fail(signal?.reason as Error);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}
