import { currentAccess, onAccess } from './access-token';
import { renewAccess } from './renew-access';

/** Milliseconds before its end that a token is renewed. */
const early = 60_000;
/** Milliseconds until a renewal that nobody answered is tried again. */
const later = 30_000;

/**
 * Renews the access token shortly before it ends, on a page that somebody looks at: a page left open in the background
 * must not keep its session alive for ever. @returns how to stop
 */
export function renewOnTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    const access = currentAccess();
    if (!access) return;
    const left = access.ends_at - Date.now();
    timer = setTimeout(() => void renew(), Math.max(left - early, left / 2, 0));
  }

  async function renew() {
    if (document.hidden) return;
    const outcome = await renewAccess();
    if (outcome === 'unreached') timer = setTimeout(() => void renew(), later);
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
