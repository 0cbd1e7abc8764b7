/*
 * The inline script that replaces Next's scripts in a page for reading. It loads them at the reader's first action, or
 * when the browser is idle, and then replays the events of elements that were not hydrated yet. Links, fields and forms
 * with an action work without scripts. It is plain JavaScript because it is sent as it is, only minified. Until then
 * the scripts are prefetched, without being run.
 */
import { transformSync } from 'esbuild';
import { onFailure } from './on-failure';
import { prefetch } from './prefetch';
import { replayEvents } from './replay-events';

/** Time from the load event until the page hydrates without any action. */
const hydrateAfterMs = 8_000;

/**
 * A browser whose main thread draws all the time is never idle: after this time it does not wait for that any longer.
 * Milliseconds.
 */
const idleTimeoutMs = 2_000;

/** Events after which a press is likely, so that the page hydrates now. */
const wakeEvents = ['keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

const addressPlaceholder = '/address';

/** @param isUrgent a JavaScript expression; when it is true in the browser, the page hydrates at once */
export function makeLoader(isUrgent: string): (address: string) => string {
  const { code } = transformSync(script(isUrgent), { minify: true });
  return (address) =>
    `<script>${code.trim().replace(`"${addressPlaceholder}"`, () => JSON.stringify(address))}</script>`;
}

const script = (isUrgent: string) => `
((address) => {
  const page = document, on = addEventListener;
  let started = false, broken;
  const add = (tag, attributes) => page.head.append(Object.assign(page.createElement(tag), attributes));
  const start = () => {
    if (broken) return recover(broken);
    if (started) return;
    started = true;
    add('script', { src: address });
  };
  const wake = (e) => broken || worksEarly(e.target) || start();
  const isHydrated = (e) => Object.keys(e).some((key) => key.startsWith('__reactProps'));
  ${replayEvents}
  ${onFailure}
  ${prefetch}
  for (const type of ${JSON.stringify(wakeEvents)}) on(type, wake, { capture: true, passive: true });
  on('pointerover', (e) => e.target.closest?.('button,.html [lang=ru]') && wake(e), true);
  try {
    if (${isUrgent}) return start();
  } catch {}
  const whenIdle = (work) =>
    self.requestIdleCallback ? requestIdleCallback(work, { timeout: ${idleTimeoutMs} }) : setTimeout(work);
  const onLoad = () => {
    whenIdle(prefetch);
    setTimeout(() => whenIdle(start), ${hydrateAfterMs});
  };
  page.readyState === 'complete' ? onLoad() : on('load', onLoad);
})('${addressPlaceholder}')`;
