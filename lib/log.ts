import 'server-only';
import { pino } from 'pino';
import { getEnv } from './env';

let logger: pino.Logger | undefined;

/** One structured line an event. Headers, bodies and tokens are never given to it. */
export function log(): pino.Logger {
  logger ??= pino({ level: getEnv().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return logger;
}

/** What a log line says of an error. A failed query's own message holds its values: its cause stands for it. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown.' };
  if ('params' in error) return { query: Reflect.get(error, 'query'), ...describeError(error.cause) };
  return { name: error.name, message: error.message, code: Reflect.get(error, 'code'), stack: error.stack };
}

/** Next reports what its pages throw to the console: from here on it becomes log lines, without values. */
export function logConsoleErrors(): void {
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    const message = parts
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim();
    log().error(error ? { error: describeError(error) } : {}, message);
  };
}
