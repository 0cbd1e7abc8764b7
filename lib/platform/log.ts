import 'server-only';
import { pino } from 'pino';
import { getEnv } from './env';
import { readableStack } from './stack';

let logger: pino.Logger | undefined;

/** The logger: one JSON line per event. Headers, bodies and tokens are never logged. */
export function log(): pino.Logger {
  logger ??= pino({ level: getEnv().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return logger;
}

/** An error for the log. The message of a failed query contains its values, so its cause is logged instead. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  if ('params' in error) return { query: Reflect.get(error, 'query'), ...describeError(error.cause) };
  const stack = error.stack && readableStack(error.stack);
  return { name: error.name, message: error.message, code: Reflect.get(error, 'code'), stack };
}

/** Logged errors with their requests. On globalThis because Next bundles this module more than once. */
const reported = ((globalThis as { govorimReported?: WeakMap<object, Set<unknown>> }).govorimReported ??=
  new WeakMap());

/**
 * Logs an unexpected error once per request. `facts` describe where it happened, and in which `request`: several
 * requests that wait for the same work fail with the same error, and each needs a line with its own id.
 */
export function logError(error: unknown, facts: Record<string, unknown>): void {
  if (error instanceof Error && isReported(error, facts.request)) return;
  log().error({ ...facts, error: describeError(error) });
}

function isReported(error: Error, request: unknown): boolean {
  const requests = reported.get(error);
  if (requests && (request === undefined || requests.has(request))) return true;
  reported.set(error, (requests ?? new Set()).add(request));
  return false;
}

/** Time for the code that knows the request to log an error that Next has only printed. */
const reportDelayMs = 200;

/** Turns what Next prints into log lines without values. An error that is also logged with its request gets one line. */
export function logConsoleErrors(): void {
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    const message = parts
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim();
    if (error) setTimeout(logError, reportDelayMs, error, message ? { msg: message } : {}).unref();
    else log().error(message);
  };
}
