import { stubFetch, type RecordedCall } from '@/tests/support/stub-fetch';

/** The stubbed reply to `METHOD /path`. A list gives one reply per call, and its last one from then on. */
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The reply waits for this promise. */
  after?: Promise<void>;
}
type Replies = Record<string, Reply | Reply[]>;

/** Stubs the server; calls without a reply fail as offline. @returns the calls, in order */
export function serve(replies: Replies): RecordedCall[] {
  const counts = new Map<string, number>();
  return stubFetch(async ({ method, path }) => {
    const name = `${method} ${path}`;
    const given = [replies[name] ?? []].flat();
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const reply = given[Math.min(count, given.length - 1)];
    if (!reply) return 'nothing';
    await reply.after;
    const { status = 200, body, headers = {} } = reply;
    return { status, body, headers };
  });
}

/** A refusal in the form of `endpoint`, with or without field errors. */
export const refusal = (code: string, message: string, errors?: Record<string, string[]>): Reply => ({
  status: 400,
  body: { code, message, ...(errors && { errors }) },
});

/** A reply that waits until the test calls `give`. */
export function held(reply: Reply): { reply: Reply; give: () => void } {
  let give: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (give = resolve));
  return { reply: { ...reply, after }, give: () => give() };
}

/** The bodies of the calls to `METHOD /path`. */
export const sentTo = (calls: RecordedCall[], name: string): unknown[] =>
  calls
    .filter(({ method, path }) => `${method} ${path}` === name)
    .map(({ body }) => (body === null ? null : (JSON.parse(body) as unknown)));
