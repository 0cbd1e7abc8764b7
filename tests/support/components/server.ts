import { farSide, type Asked } from '@/tests/support/far-side';

/** What a server answers to `METHOD /path`. A list is taken from one by one; the last answer stays. */
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Answers only after this. */
  after?: Promise<void>;
}
type Replies = Record<string, Reply | Reply[]>;

/** In the place of our server. What is not foreseen has no connection. @returns what it was asked, in order */
export function serve(replies: Replies): Asked[] {
  const counts = new Map<string, number>();
  return farSide(async ({ method, path }) => {
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

/** A refusal as `endpoint` writes it, about its fields or as a whole. */
export const refusal = (code: string, message: string, errors?: Record<string, string[]>): Reply => ({
  status: 400,
  body: { code, message, ...(errors && { errors }) },
});

/** An answer that comes when the test says so. */
export function held(reply: Reply): { reply: Reply; give: () => void } {
  let give: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (give = resolve));
  return { reply: { ...reply, after }, give: () => give() };
}

/** What was sent by the calls to `METHOD /path`. */
export const sentTo = (calls: Asked[], name: string): unknown[] =>
  calls
    .filter(({ method, path }) => `${method} ${path}` === name)
    .map(({ body }) => (body === null ? null : (JSON.parse(body) as unknown)));
