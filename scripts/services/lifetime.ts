import { complain } from './terminal';

/** What a program has started is ended by it: in the reverse order, and however the program itself ends. */
type Ending = () => Promise<unknown>;

const endings: Ending[] = [];
let hasBegunToEnd = false;

/** Whether this program is on its way out, so that children end because it wants them to. */
export function isEnding(): boolean {
  return hasBegunToEnd;
}

/** Says how to end what was just started. */
export function atEnd(ending: Ending): void {
  if (hasBegunToEnd) void ending().catch(complain);
  else endings.push(ending);
}

/**
 * Runs a whole program until its work is done, a signal comes, or whoever launched it is gone.
 * @param work answers with the exit code
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
  for (const ending of endings.reverse()) await ending().catch(complain);
  process.exit(code);
}
