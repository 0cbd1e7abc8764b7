import 'server-only';
import { isDatabaseAway, isDatabaseSlow } from '@/lib/platform/database/database';
import { AppError, errorStatus } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { log, logError } from '@/lib/platform/log';
import { errorBody } from './error-body';
import { fileResponse } from './inside/file-response';
import type { StoredAnswer } from './idempotency';

export interface Reply {
  requestId: string;
  headers: Headers;
}

interface CallContext {
  request: Request;
  locale: Locale;
  reply: Reply;
  startedAt: number;
}

export function respond(
  about: CallContext,
  { status, body }: StoredAnswer,
  viewer: number | undefined,
): Response {
  logCall(about, { status, viewer });
  if (body instanceof File) return fileResponse(about.request, body, headersOf(about.reply));
  return Response.json(body ?? {}, { status, headers: headersOf(about.reply) });
}

/** The default Cache-Control. */
const uncached = 'private, no-store';

/** Any error as an error body in the caller's language; an unexpected error is logged and answered as 'internal'. */
export async function refuse(about: CallContext, error: unknown): Promise<Response> {
  const refusal = asAppError(error);
  const status = errorStatus[refusal.code];
  logCall(about, { status, code: refusal.code }, error);
  const headers = headersOf(about.reply);
  headers.set('Cache-Control', uncached);
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  return Response.json(await errorBody(refusal, about.locale), { status, headers });
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('unavailable', { cause: error });
  if (isDatabaseSlow(error)) return new AppError('busy', { retryAfterSeconds: 2, cause: error });
  return new AppError('internal', { cause: error });
}

function headersOf({ headers, requestId }: Reply): Headers {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', uncached);
  headers.set('X-Request-Id', requestId);
  return headers;
}

function logCall(
  { request, reply, startedAt }: CallContext,
  outcome: { status: number; [fact: string]: unknown },
  error?: unknown,
): void {
  const isError = outcome.status >= 500;
  if (!isError && !log().isLevelEnabled('info')) return;
  const line = {
    request: reply.requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    milliseconds: Math.round(performance.now() - startedAt),
    ...outcome,
  };
  if (isError) logError(error, line);
  else log().info(line);
}
