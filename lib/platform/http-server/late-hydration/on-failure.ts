/** Time after a reload in which the page is not reloaded again (spec §9; lib/platform/builds has the same value). */
const reloadGuardMs = 10_000;

/**
 * Part of the loader: handles a script that could not be fetched. While offline the page stays readable, and the next
 * press or the `online` event tries again. A script that answers 404 belongs to an older build: the page is reloaded
 * once, unless the reader has typed something.
 */
export const onFailure = `
  const isTyped = () => [...page.querySelectorAll('input,textarea')].some((e) => e.value !== e.defaultValue);
  const mayReload = () => {
    const [{ type } = {}] = performance.getEntriesByType('navigation');
    return !isTyped() && !(type === 'reload' && performance.now() < ${reloadGuardMs});
  };
  let isRecovering = false;
  const recover = async (source) => {
    if (isRecovering) return;
    isRecovering = true;
    const answer = await fetch(source, { method: 'HEAD' }).catch(() => undefined);
    isRecovering = false;
    const isGone = answer?.status === 404;
    if (answer?.ok && source === address) {
      broken = undefined;
      started = false;
      if (waiting.size) start();
    } else if ((answer?.ok || isGone) && mayReload()) location.reload();
    else stopWaiting();
  };
  on('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || isHydrated(page.body)) return;
    broken = target.getAttribute('src');
    target.remove();
    stopWaiting();
    recover(broken);
  }, true);
  on('online', () => broken && start());`;
