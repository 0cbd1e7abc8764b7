import 'server-only';
import { createHash } from 'node:crypto';

/** Seconds in which a copy may be given without asking: a new post is not waited for any longer. */
const freshness = 60;

interface Answer {
  type: string;
  /** When what it tells changed last. */
  changedAt?: Date | null;
}

/** A document for machines, with its fingerprint: who has this version already gets 304 and no body. */
export function textAnswer(request: Request, body: string, { type, changedAt = null }: Answer): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${freshness}, s-maxage=${freshness}, stale-while-revalidate=600`,
    ETag: etag,
    ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** By fingerprint alone: what was taken away changes a list too, and leaves no newer moment behind. */
export function isKnown(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match');
  return tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//u, ''))) ?? false;
}

export function nothingHere(): Response {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
