import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: half of what `axe.source` has to be sent and parsed. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Barrier {
  id: string;
  where: string[];
}

/** Gives the document that is shown the engine, unless it has it: half a megabyte to be sent and parsed. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * Runs in the page: the serious and the critical violations.
 * @param withFrame whether header and footer are looked at. They are the same on all pages, and half of the work;
 *   they are looked at anyway when something in them is open
 */
export async function findBarriers(withFrame: boolean): Promise<Barrier[]> {
  // The boundary: the source that was evaluated before has put it there.
  const { axe: engine } = window as unknown as { axe: typeof axe };
  const frame = [...document.querySelectorAll('body > header, body > footer')];
  const isOpen = (part: Element) =>
    part.querySelector(':popover-open, [open], [aria-expanded="true"]') !== null;
  const exclude = withFrame ? [] : frame.filter((part) => !isOpen(part));
  const { violations } = await engine.run(
    { include: [document], exclude },
    // Only violations are worked out: passes would take as long again. No rule that is grave needs style sheets or media.
    { resultTypes: ['violations'], preload: false, selectors: false },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
