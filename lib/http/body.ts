import 'server-only';
import { AppError } from '@/lib/errors';

/** Bytes of a JSON body, unless an endpoint says otherwise. */
export const bodyLimit = 64 * 1024;

/** Parses a JSON body. Throws AppError: 'unsupported_type', 'too_large', 'bad_request'. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_type');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('too_large');
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ??
    new ReadableStream<Uint8Array>({ start: (body) => body.close() })) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
