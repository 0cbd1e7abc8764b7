import { logError } from '@/lib/platform/log';

/** Error codes of a client that closed its connection during a request: nothing is broken. */
const clientGoneCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/**
 * Logs uncaught errors (spec §8). After an unhandled rejection or a closed connection the process goes on.
 * @returns the exit code after any other uncaught exception, which may have left broken state: the supervisor restarts
 * the process
 */
export function logUncaught(): Promise<number> {
  process.on('unhandledRejection', (error) =>
    logError(error, { msg: 'A promise failed and nobody heard it.' }),
  );
  return new Promise((resolve) => {
    process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
      if (clientGoneCodes.has(error.code ?? '')) {
        logError(error, { msg: 'A caller went away.' });
        return;
      }
      logError(error, { msg: 'Nobody caught an error: the server ends.' });
      resolve(1);
    });
  });
}
