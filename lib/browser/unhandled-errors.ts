/*
 * Uncaught errors of this page (spec §8), from its first script on: they are kept until the page can handle them.
 */
type ErrorHandler = (error: unknown) => void;

const maxWaiting = 10;
const waiting: unknown[] = [];
let handler: ErrorHandler | null = null;

export function watchUnhandledErrors(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('error', ({ error }: ErrorEvent) => handleOrKeep(error));
  page.addEventListener('unhandledrejection', ({ reason }) => handleOrKeep(reason));
}

/** @returns a function that removes the handler: later errors are kept again */
export function handleUnhandledErrors(how: ErrorHandler): () => void {
  handler = how;
  waiting.splice(0).forEach(how);
  return () => {
    handler = null;
  };
}

function handleOrKeep(error: unknown): void {
  if (handler) handler(error);
  else if (waiting.length < maxWaiting) waiting.push(error);
}
