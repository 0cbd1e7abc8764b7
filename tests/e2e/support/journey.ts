import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { findBarriers, loadAxe } from './barriers';
import { fetchLinksOnce, holdPrefetches } from './prefetches';

/** What the browser itself notes when a journey pulls the plug. */
const unplugged = 'ERR_INTERNET_DISCONNECTED';

interface Options {
  /** What a journey that is about failures expects in the console. */
  tolerated: RegExp | null;
  /** Whether links fetch beforehand what they lead to; `once`: each link once in a tab. */
  prefetches: boolean | 'once';
}

/** For a journey about what moves, or that sees the site as most people do: elsewhere nothing fades or slides. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A page on which nothing may go wrong behind the scenes: an error in the console fails the journey. */
export const test = base.extend<Options & { held: null }>({
  tolerated: [null, { option: true }],
  prefetches: [false, { option: true }],
  held: [
    async ({ browser, prefetches }, visit) => {
      const script = prefetches === 'once' ? fetchLinksOnce : holdPrefetches;
      const hold = (context: BrowserContext) => void context.addInitScript(script);
      if (prefetches !== true) browser.on('context', hold);
      await visit(null);
      browser.off('context', hold);
    },
    { auto: true },
  ],
  page: async ({ page, tolerated }, visit) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const isExpected = message.text().includes(unplugged) || tolerated?.test(message.text());
      if (message.type() === 'error' && !isExpected) errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      if (!tolerated?.test(message)) errors.push(message);
    });
    await visit(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** Nothing on the page keeps anybody out. The addresses themselves are held by axe.spec.ts; journeys look at states. */
export async function expectAccessible(page: Page, { withFrame = false } = {}): Promise<void> {
  // What is just fading in has not its full contrast yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // A spinner never ends.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
  await loadAxe(page);
  // What comes to life meanwhile fades in: only barriers that stay are barriers.
  await expect(async () => {
    const grave = await page.evaluate(findBarriers, withFrame);
    expect(grave, 'barriers found by axe').toEqual([]);
  }).toPass({ timeout: 20_000 });
}
