import 'server-only';
import { isDatabaseAway, isDatabaseSlow } from '@/lib/database';
import { AppError, errorStatus } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { describeError, log } from '@/lib/log';
import { errorBody } from './error-body';
import type { KeptAnswer } from './idempotency';

export interface Reply {
  requestId: string;
  headers: Headers;
}

interface About {
  request: Request;
  locale: Locale;
  reply: Reply;
  startedAt: number;
}

export function respond(about: About, { status, body }: KeptAnswer, viewer: number | undefined): Response {
  writeLine(about, { status, viewer });
  return Response.json(body ?? {}, { status, headers: headersOf(about.reply) });
}

/** Any error as the error body in the caller's language; what nobody foresaw is logged whole and answered as 'internal'. */
export async function refuse(about: About, error: unknown): Promise<Response> {
  const refusal = asAppError(error);
  const status = errorStatus[refusal.code];
  writeLine(about, { status, code: refusal.code, ...(status >= 500 && { error: describeError(error) }) });
  const headers = headersOf(about.reply);
  const retryAfter = refusal.retryAfter ?? (status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  return Response.json(await errorBody(refusal, about.locale), { status, headers });
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('unavailable', { cause: error });
  if (isDatabaseSlow(error)) return new AppError('busy', { retryAfter: 2, cause: error });
  return new AppError('internal', { cause: error });
}

function headersOf({ headers, requestId }: Reply): Headers {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Request-Id', requestId);
  return headers;
}

function writeLine(
  { request, reply, startedAt }: About,
  outcome: { status: number; [fact: string]: unknown },
): void {
  const line = {
    request: reply.requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    milliseconds: Math.round(performance.now() - startedAt),
    ...outcome,
  };
  if (outcome.status >= 500) log().error(line);
  else log().info(line);
}
