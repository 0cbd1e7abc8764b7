import { expect, type Page } from '@playwright/test';

/**
 * How far the boxes of an exercise are from where they belong, in pixels: all must be 0, or nearly. @returns what there was
 * to measure
 */
export async function expectExerciseInLine(page: Page): Promise<('gap' | 'pair')[]> {
  const { gaps, rows } = await page.evaluate(() => {
    const baseline = (box: Element) => {
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      box.append(probe);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return bottom;
    };
    // A word in a gap stands on the line of the text around it.
    const gaps = [...document.querySelectorAll('span.whitespace-nowrap:has([data-word])')].map((slot) =>
      Math.abs(baseline(slot) - baseline(slot.querySelector('[data-word] > [lang]') ?? slot)),
    );
    // Both tiles of a row begin and end together.
    const [left = [], right = []] = [...document.querySelectorAll('.grid-rows-subgrid')].map((column) =>
      [...column.querySelectorAll('[data-word]')].map((tile) => tile.getBoundingClientRect()),
    );
    const rows = left.flatMap((tile, row) => [
      Math.abs(tile.top - (right[row]?.top ?? 0)),
      Math.abs(tile.height - (right[row]?.height ?? 0)),
    ]);
    return { gaps, rows };
  });
  expect(Math.max(0, ...gaps, ...rows), 'pixels out of line').toBeLessThan(1);
  return [...gaps.map(() => 'gap' as const), ...rows.map(() => 'pair' as const)];
}

/**
 * What is marked right is not under the bar with the verdict, which leaves it half of the screen. @returns how much of it
 * there is
 */
export async function expectMarksUncovered(page: Page): Promise<number> {
  const marks = await page.locator('[data-outcome=right]').evaluateAll((right) => {
    const bar = document.querySelector('[data-verdict-bar]')?.getBoundingClientRect();
    const covered = right.map((mark) => mark.getBoundingClientRect().bottom - (bar?.top ?? 0));
    const share = (bar?.height ?? 0) / window.innerHeight;
    return { count: right.length, covered: Math.max(0, ...covered), share };
  });
  expect(marks.covered, 'pixels of the right answer under the bar').toBe(0);
  expect(marks.share, 'of the screen').toBeLessThanOrEqual(0.5);
  return marks.count;
}
