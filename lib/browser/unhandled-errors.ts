/*
 * What nobody caught in this page (spec §8), from its first script on: it waits until the page can deal with it.
 */
type Deal = (error: unknown) => void;

const mostWaiting = 10;
const waiting: unknown[] = [];
let deal: Deal | null = null;

export function watchUnhandledErrors(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('error', ({ error }: ErrorEvent) => note(error));
  page.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** @returns how to stop: what comes then waits again */
export function dealWithUnhandledErrors(how: Deal): () => void {
  deal = how;
  waiting.splice(0).forEach(how);
  return () => {
    deal = null;
  };
}

function note(error: unknown): void {
  if (deal) deal(error);
  else if (waiting.length < mostWaiting) waiting.push(error);
}
