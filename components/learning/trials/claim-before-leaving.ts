import { hasStoredTrials, storeClaimed } from './stored-trials';

/** The next page opens after this time, whether or not the trials were claimed. */
const timeoutMs = 3000;

/** Claims the trials right after signing in, so that the lesson on the next page already has the answer. */
export async function claimBeforeLeaving(): Promise<void> {
  if (!hasStoredTrials()) return;
  const claiming = import('./claim-trials').then(async ({ claimTrials }) => {
    const claimed = await claimTrials();
    if (claimed) storeClaimed(claimed);
  });
  await Promise.race([claiming.catch(() => undefined), wait(timeoutMs)]);
}

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));
