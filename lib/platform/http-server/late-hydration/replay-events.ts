/** Time after which the page shows that a press is waiting. */
const busyAfterMs = 150;
/** How long an element that React does not own is given to hydrate together with its ancestors. */
const hydrationTimeoutMs = 1_000;

/**
 * Part of the loader: records presses on elements that are not hydrated yet, shows that they are waiting (`data-waking`,
 * see app/globals.css), and replays them. Several presses on one element are replayed once. Elements with
 * `cursor: pointer` count as pressable; inside `.html` (components/platform/markdown/html.tsx) React owns no elements.
 * Elements that work without scripts are left alone; menus that the browser opens (`popovertarget`) do not even start
 * hydration, which would delay them.
 */
export const replayEvents = `
  const root = page.documentElement;
  const waiting = new Map();
  let gesture = [], timer;
  const isNearHydrated = (e) => {
    for (; e && e !== page.body; e = e.parentElement) if (isHydrated(e)) return true;
    return false;
  };
  const worksWithoutScript = (e) => e.closest('a[href],input,select,textarea,label,summary,form[action] button');
  const worksEarly = (e) => e.closest?.('[popovertarget],[popover],[data-works-early]');
  const stopWaiting = () => {
    clearTimeout(timer);
    delete root.dataset.waking;
    for (const { shown } of waiting.values()) shown.removeAttribute('aria-busy');
    waiting.clear();
  };
  const wait = (target, replay) => {
    start();
    const shown = target.closest('button,[tabindex]') || target;
    const entry = { replay, shown };
    waiting.delete(target);
    waiting.set(target, entry);
    clearTimeout(timer);
    timer = setTimeout(() => {
      root.dataset.waking = '';
      for (const { shown } of waiting.values()) shown.setAttribute('aria-busy', 'true');
    }, ${busyAfterMs});
    poll(target, entry, performance.now());
  };
  const poll = (target, entry, since, isNextFrame) => {
    if (waiting.get(target) !== entry) return;
    const now = performance.now();
    if (!isNearHydrated(target)) since = now;
    const isReadyToReplay = isHydrated(target.closest('.html') || target) || now - since > ${hydrationTimeoutMs};
    if (!isReadyToReplay && target.isConnected) return requestAnimationFrame(() => poll(target, entry, since));
    if (!isNextFrame) return requestAnimationFrame(() => poll(target, entry, since, true));
    waiting.delete(target);
    entry.shown.removeAttribute('aria-busy');
    if (!waiting.size) stopWaiting();
    entry.replay();
  };
  const press = (e) => {
    const { target, type } = e;
    if (!e.isTrusted || e.button || !(target instanceof Element) || worksEarly(target)) return;
    start();
    if (type === 'pointerdown') gesture = [];
    if (isNearHydrated(target) || worksWithoutScript(target) || getComputedStyle(target).cursor !== 'pointer') return;
    gesture.push(e);
    if (type !== 'click') return;
    const events = gesture.filter((each) => each.target === target);
    gesture = [];
    e.preventDefault();
    e.stopImmediatePropagation();
    wait(target, () => events.forEach((each) => target.dispatchEvent(new each.constructor(each.type, each))));
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) on(type, press, true);
  on('submit', (e) => {
    const form = e.target;
    if (isNearHydrated(form) || form.hasAttribute('action')) return;
    e.preventDefault();
    wait(form, () => form.requestSubmit(e.submitter));
  }, true);
  on('pagehide', stopWaiting);`;
