/** A call recorded by the stub of `fetch`. */
export interface RecordedCall {
  path: string;
  method: string;
  headers: Headers;
  body: string | null;
  keepalive: boolean;
  signal: AbortSignal | null;
  at: number;
}

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'nothing' | 'silence';
type Answering = (asked: RecordedCall, count: number) => Reply | Promise<Reply>;

/**
 * Stubs `fetch`; `answering` gets each call and the number of earlier ones. 'nothing': a network error; 'silence': never an
 * answer.
 */
export function stubFetch(answering: Answering): RecordedCall[] {
  const calls: RecordedCall[] = [];
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

function note(input: RequestInfo | URL, init: RequestInit): RecordedCall {
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
    // The boundary: calls are aborted with an Error only.
    const end = () => fail(signal?.reason as Error);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}
