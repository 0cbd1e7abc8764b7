import { logError } from '@/lib/platform/log';

/** Of a caller that went away in the middle: there is nobody left to answer, and nothing is broken. */
const gone = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/**
 * Errors that nobody caught have their line, too (spec §8). A promise whose failure nobody heard harms nobody else, nor
 * does a caller who is gone.
 * @returns the exit code after any other exception: who knows what it left behind? Whoever started this process starts it again.
 */
export function logUncaught(): Promise<number> {
  process.on('unhandledRejection', (error) =>
    logError(error, { msg: 'A promise failed and nobody heard it.' }),
  );
  return new Promise((settle) => {
    process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
      if (gone.has(error.code ?? '')) {
        logError(error, { msg: 'A caller went away.' });
        return;
      }
      logError(error, { msg: 'Nobody caught an error: the server ends.' });
      settle(1);
    });
  });
}
