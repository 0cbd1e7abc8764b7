import 'server-only';
import { createHash } from 'node:crypto';

/** How long caches may serve a copy without revalidating; a new post appears at most this late. */
const maxAgeSeconds = 60;

interface TextInfo {
  type: string;
  /** When the content last changed. */
  changedAt?: Date | null;
}

/** A text response with an ETag; a client that has this version gets 304 without a body. */
export function textResponse(request: Request, body: string, { type, changedAt = null }: TextInfo): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${maxAgeSeconds}, s-maxage=${maxAgeSeconds}, stale-while-revalidate=600`,
    ETag: etag,
    ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
  };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Compares ETags only: removing an entry changes a list without a newer modification time. */
export function matchesEtag(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match');
  return tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//u, ''))) ?? false;
}

export function notFoundResponse(): Response {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
