import { logError } from '@/lib/log';

/**
 * Errors that nobody caught have their line, too (spec §8). A promise whose failure nobody heard harms nobody else.
 * @returns the exit code after an exception: who knows what it left behind? Whoever started this process starts it again.
 */
export function logUncaught(): Promise<number> {
  process.on('unhandledRejection', (error) =>
    logError(error, { msg: 'A promise failed and nobody heard it.' }),
  );
  return new Promise((settle) => {
    process.on('uncaughtException', (error) => {
      logError(error, { msg: 'Nobody caught an error: the server ends.' });
      settle(1);
    });
  });
}
