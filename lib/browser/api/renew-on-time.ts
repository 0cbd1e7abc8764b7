import { currentAccess, onAccess } from './access-token';
import { renewAccess } from './renew-access';

/** A token is renewed this long before it expires. */
const renewBeforeEndMs = 60_000;
/** Delay before an unanswered renewal is retried. */
const retryDelayMs = 30_000;

/**
 * Renews the access token shortly before it expires, but only on a visible page: a page left open in the background
 * must not keep its session alive for ever. @returns a function that stops it
 */
export function renewOnTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    const access = currentAccess();
    if (!access) return;
    const left = access.ends_at - Date.now();
    timer = setTimeout(() => void renew(), Math.max(left - renewBeforeEndMs, left / 2, 0));
  }

  async function renew() {
    if (document.hidden) return;
    const outcome = await renewAccess();
    if (outcome === 'unreached') timer = setTimeout(() => void renew(), retryDelayMs);
  }

  function lookAgain() {
    if (!document.hidden) wait();
  }

  wait();
  const stop = onAccess(wait);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
