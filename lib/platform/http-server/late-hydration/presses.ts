/** Milliseconds after which somebody should see that a press was heard. */
const soon = 150;
/** Milliseconds that what React knows nothing of is given to come to life with all around it. */
const grace = 1_000;

/**
 * Part of the loader: notes the presses of what does not work yet, shows that it is on its way (`data-waking`, see
 * app/globals.css), and does them again. Pressed impatiently, a thing is pressed once. What shows a hand under the
 * pointer can be pressed; `.html` is where React's elements end (components/platform/markdown/html.tsx). What works by itself is
 * left alone; menus that the browser opens (`popovertarget`) are not even a reason to come to life, which would hold
 * them up.
 */
export const presses = `
  const root = page.documentElement;
  const waiting = new Map();
  let gesture = [], timer;
  const near = (e) => {
    for (; e && e !== page.body; e = e.parentElement) if (lives(e)) return true;
    return false;
  };
  const worksItself = (e) => e.closest('a[href],input,select,textarea,label,summary,form[action] button');
  const isEarly = (e) => e.closest?.('[popovertarget],[popover],[data-works-early]');
  const calm = () => {
    clearTimeout(timer);
    delete root.dataset.waking;
    for (const { shown } of waiting.values()) shown.removeAttribute('aria-busy');
    waiting.clear();
  };
  const wait = (target, redo) => {
    begin();
    const shown = target.closest('button,[tabindex]') || target;
    const entry = { redo, shown };
    waiting.delete(target);
    waiting.set(target, entry);
    clearTimeout(timer);
    timer = setTimeout(() => {
      root.dataset.waking = '';
      for (const { shown } of waiting.values()) shown.setAttribute('aria-busy', 'true');
    }, ${soon});
    look(target, entry, performance.now());
  };
  const look = (target, entry, since, isReady) => {
    if (waiting.get(target) !== entry) return;
    const now = performance.now();
    if (!near(target)) since = now;
    const lived = lives(target.closest('.html') || target) || now - since > ${grace};
    if (!lived && target.isConnected) return requestAnimationFrame(() => look(target, entry, since));
    if (!isReady) return requestAnimationFrame(() => look(target, entry, since, true));
    waiting.delete(target);
    entry.shown.removeAttribute('aria-busy');
    if (!waiting.size) calm();
    entry.redo();
  };
  const press = (e) => {
    const { target, type } = e;
    if (!e.isTrusted || e.button || !(target instanceof Element) || isEarly(target)) return;
    begin();
    if (type === 'pointerdown') gesture = [];
    if (near(target) || worksItself(target) || getComputedStyle(target).cursor !== 'pointer') return;
    gesture.push(e);
    if (type !== 'click') return;
    const again = gesture.filter((each) => each.target === target);
    gesture = [];
    e.preventDefault();
    e.stopImmediatePropagation();
    wait(target, () => again.forEach((each) => target.dispatchEvent(new each.constructor(each.type, each))));
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) on(type, press, true);
  on('submit', (e) => {
    const form = e.target;
    if (near(form) || form.hasAttribute('action')) return;
    e.preventDefault();
    wait(form, () => form.requestSubmit(e.submitter));
  }, true);
  on('pagehide', calm);`;
