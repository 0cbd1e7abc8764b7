/** Calls when the browser has nothing better to do, soon in any case. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}
