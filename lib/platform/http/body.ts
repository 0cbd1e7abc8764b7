import 'server-only';
import { AppError } from '@/lib/platform/errors';

/** The largest JSON body, unless an endpoint has its own limit. */
export const maxJsonBytes = 64 * 1024;

/** Parses a JSON object. Throws AppError: 'unsupported_type', 'too_large', 'bad_request'. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const value = parseJson(await readFile(request, { types: ['application/json'], maxBytes }));
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isStorable(value)) {
    throw new AppError('bad_request');
  }
  return value;
}

/** The fields of a form (`application/x-www-form-urlencoded`), or a JSON object. Throws AppError as `readJson` does. */
export async function readFormOrJson(request: Request, maxBytes: number): Promise<unknown> {
  if (contentTypeOf(request) !== formType) return readJson(request, maxBytes);
  const text = new TextDecoder().decode(await readFile(request, { types: [formType], maxBytes }));
  const fields: unknown = Object.fromEntries(new URLSearchParams(text));
  if (!isStorable(fields)) throw new AppError('bad_request');
  return fields;
}

const formType = 'application/x-www-form-urlencoded';
const contentTypeOf = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

export interface FileRules {
  /** Accepted content types in lower case. */
  types: readonly string[];
  maxBytes: number;
}

/** The raw body. Its content is not checked against its content type. Throws AppError: 'unsupported_type', 'too_large'. */
export async function readFile(request: Request, { types, maxBytes }: FileRules): Promise<Uint8Array> {
  const type = contentTypeOf(request);
  if (type === undefined || !types.includes(type)) throw new AppError('unsupported_type');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large');
  return readBytes(request, maxBytes);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/** The deepest nesting of a JSON body; our own calls stay below it. */
const maxDepth = 20;

/** PostgreSQL stores neither NUL nor unpaired surrogates, in text or in jsonb. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1));
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A caller that closes the connection early gets 'bad_request', not an internal error. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}
