/*
 * What stands in a reading page instead of Next's scripts: it fetches them when the reader first does something, or
 * when the browser has nothing else to do, and then does again what the reader did meanwhile to something that did not
 * work yet. Links, fields and forms with an address work by themselves. Plain script, for it is sent as it stands, only
 * shorter. Meanwhile the scripts are fetched ahead, as bytes.
 */
import { transformSync } from 'esbuild';
import { onFailure } from './on-failure';
import { prefetch } from './prefetch';
import { presses } from './presses';

/** Milliseconds after the page was loaded until it comes to life by itself. */
const restful = 8_000;

/** What the reader does that says: soon something will be pressed, or more of the page is wanted. */
const heralds = ['keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

const place = '/address';

/** @param isUrgent an expression: when it is true in the browser, the page waits for nothing */
export function makeLoader(isUrgent: string): (address: string) => string {
  const { code } = transformSync(script(isUrgent), { minify: true });
  return (address) => `<script>${code.trim().replace(`"${place}"`, () => JSON.stringify(address))}</script>`;
}

const script = (isUrgent: string) => `
((address) => {
  const page = document, on = addEventListener;
  let begun = false, broken;
  const add = (tag, attributes) => page.head.append(Object.assign(page.createElement(tag), attributes));
  const begin = () => {
    if (broken) return mend(broken);
    if (begun) return;
    begun = true;
    add('script', { src: address });
  };
  const stir = (e) => broken || isEarly(e.target) || begin();
  const lives = (e) => Object.keys(e).some((key) => key.startsWith('__reactProps'));
  ${presses}
  ${onFailure}
  ${prefetch}
  for (const type of ${JSON.stringify(heralds)}) on(type, stir, { capture: true, passive: true });
  on('pointerover', (e) => e.target.closest?.('button,.html [lang=ru]') && stir(e), true);
  try {
    if (${isUrgent}) return begin();
  } catch {}
  const idle = self.requestIdleCallback || setTimeout;
  const rest = () => {
    idle(prefetch);
    setTimeout(() => idle(begin), ${restful});
  };
  page.readyState === 'complete' ? rest() : on('load', rest);
})('${place}')`;
