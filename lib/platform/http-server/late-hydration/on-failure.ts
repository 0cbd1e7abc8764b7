/** Milliseconds in which a page is not reloaded again (spec §9, as lib/platform/builds has it). */
const reloadGuard = 10_000;

/**
 * Part of the loader: a script that could not be fetched. Without a connection the page stays what can be read, and the
 * next press, or the connection, tries again. A script that is not there any more belongs to a page of before: the page
 * is loaded anew, once, and under nobody who has typed something.
 */
export const onFailure = `
  const isTyped = () => [...page.querySelectorAll('input,textarea')].some((e) => e.value !== e.defaultValue);
  const mayReload = () => {
    const [{ type } = {}] = performance.getEntriesByType('navigation');
    return !isTyped() && !(type === 'reload' && performance.now() < ${reloadGuard});
  };
  let mending = false;
  const mend = async (source) => {
    if (mending) return;
    mending = true;
    const answer = await fetch(source, { method: 'HEAD' }).catch(() => undefined);
    mending = false;
    const isGone = answer?.status === 404;
    if (answer?.ok && source === address) {
      broken = undefined;
      begun = false;
      if (waiting.size) begin();
    } else if ((answer?.ok || isGone) && mayReload()) location.reload();
    else calm();
  };
  on('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || lives(page.body)) return;
    broken = target.getAttribute('src');
    target.remove();
    calm();
    mend(broken);
  }, true);
  on('online', () => broken && begin());`;
