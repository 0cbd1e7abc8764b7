import 'server-only';
import { pino } from 'pino';
import { getEnv } from './env';

let logger: pino.Logger | undefined;

/** One structured line an event. Headers, bodies and tokens are never given to it. */
export function log(): pino.Logger {
  logger ??= pino({ level: getEnv().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return logger;
}
