import { hasKept, keepClaimed } from './kept-trials';

/** Nobody waits longer for the next page. */
const patience = 3000;

/** Right after signing in, before the next page opens: the lesson there has the answer already. */
export async function takeAlong(): Promise<void> {
  if (!hasKept()) return;
  const claiming = import('./claim-kept').then(async ({ claimKept }) => {
    const claimed = await claimKept();
    if (claimed) keepClaimed(claimed);
  });
  await Promise.race([claiming.catch(() => undefined), wait(patience)]);
}

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));
