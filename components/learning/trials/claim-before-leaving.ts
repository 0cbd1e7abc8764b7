import { hasKeptTrials, keepClaimed } from './kept-trials';

/** The next page opens after this time, claimed or not. */
const timeoutMs = 3000;

/** Right after signing in, before the next page opens: the lesson there has the answer already. */
export async function claimBeforeLeaving(): Promise<void> {
  if (!hasKeptTrials()) return;
  const claiming = import('./claim-trials').then(async ({ claimTrials }) => {
    const claimed = await claimTrials();
    if (claimed) keepClaimed(claimed);
  });
  await Promise.race([claiming.catch(() => undefined), wait(timeoutMs)]);
}

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));
