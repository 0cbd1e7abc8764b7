import 'server-only';

/**
 * A file as a response. Its name is its ETag: the same name means the same content. Safari plays only media that supports
 * range requests. A response that sets a cookie is private; what is not to be stored
 * at all stays so.
 */
export function fileResponse(request: Request, file: File, headers: Headers): Response {
  const etag = `"${file.name}"`;
  headers.set('ETag', etag);
  headers.set('Accept-Ranges', 'bytes');
  const isStored = headers.get('Cache-Control')?.includes('no-store') !== true;
  if (isStored && headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-cache');
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.type);
  const part = partOf(request.headers.get('range'), file.size);
  if (!part) return new Response(file, { headers });
  const { from, to } = part;
  headers.set('Content-Range', `bytes ${from}-${to - 1}/${file.size}`);
  return new Response(file.slice(from, to, file.type), { status: 206, headers });
}

/** A single range with a given start; for any other range the whole file is a valid answer. */
function partOf(range: string | null, size: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/u.exec(range ?? '') ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  const to = Math.min(size, last === undefined ? size : Number(last) + 1);
  return from < to ? { from, to } : null;
}
