import { complain } from './terminal';

/** Stops one thing that the program has started. Clean-ups run in reverse order, however the program ends. */
type CleanUp = () => Promise<unknown>;

const cleanUps: CleanUp[] = [];
let hasBegunToEnd = false;

/** Whether this program is shutting down, so that the end of a child process is expected. */
export function isEnding(): boolean {
  return hasBegunToEnd;
}

/** Registers a clean-up; it runs at once when the program is already shutting down. */
export function atEnd(ending: CleanUp): void {
  if (hasBegunToEnd) void ending().catch(complain);
  else cleanUps.push(ending);
}

/**
 * Runs a program until its work is done, a signal arrives, or its parent process is gone.
 * @param work resolves to the exit code
 * @param interrupted the exit code after a signal
 */
export async function runProgram(work: () => Promise<number>, interrupted = 130): Promise<void> {
  const interruption = new Promise<number>((settle) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
      process.on(event, () => settle(interrupted));
  });
  const code = await Promise.race([work(), interruption]).catch((error: unknown) => {
    complain(error);
    return 1;
  });
  hasBegunToEnd = true;
  for (const ending of cleanUps.reverse()) await ending().catch(complain);
  process.exit(code);
}
