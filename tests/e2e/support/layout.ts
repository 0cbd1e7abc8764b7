import type { Page } from '@playwright/test';

/** Pixels that the page can be scrolled sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** What in the header, the footer and the notices is smaller than 44 × 44 px. */
export async function narrowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = 'header, footer, [data-slots], section[lang="ru"], aside';
    const controls = [...document.querySelectorAll(frames)].flatMap((frame) => [
      ...frame.querySelectorAll('a, button, input'),
    ]);
    return controls
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 120)} ${box.width}×${box.height}`);
  });
}

/** How often something jumped by itself since the page was asked for, and in the second and a half from now on. */
export async function countShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts += 'hadRecentInput' in entry && !entry.hadRecentInput ? 1 : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((later) => setTimeout(later, 1_500));
    return shifts;
  });
}
