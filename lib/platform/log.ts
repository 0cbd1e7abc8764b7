import 'server-only';
import { pino } from 'pino';
import { getEnv } from './env';
import { readableStack } from './stack';

let logger: pino.Logger | undefined;

/** One structured line an event. Headers, bodies and tokens are never given to it. */
export function log(): pino.Logger {
  logger ??= pino({ level: getEnv().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return logger;
}

/** What a log line says of an error. A failed query's own message holds its values: its cause stands for it. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  if ('params' in error) return { query: Reflect.get(error, 'query'), ...describeError(error.cause) };
  const stack = error.stack && readableStack(error.stack);
  return { name: error.name, message: error.message, code: Reflect.get(error, 'code'), stack };
}

/** Errors that have their line, and in which requests. On globalThis because Next bundles this module more than once. */
const reported = ((globalThis as { govorimReported?: WeakMap<object, Set<unknown>> }).govorimReported ??=
  new WeakMap());

/**
 * The one hook for errors nobody foresaw: one line each. `facts` say where, and in which `request`: several that
 * waited for the same work fail by the same error, and each is looked for by its own number.
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

/** Milliseconds in which whoever knows the request may report an error that Next has only printed. */
const grace = 200;

/** What Next prints becomes log lines, without values. An error that is reported besides keeps that one line. */
export function logConsoleErrors(): void {
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    const message = parts
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim();
    if (error) setTimeout(logError, grace, error, message ? { msg: message } : {}).unref();
    else log().error(message);
  };
}
