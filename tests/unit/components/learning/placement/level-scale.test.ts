import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from '@jest/globals';
import { Result } from '@/components/learning/placement/result';
import { LevelScale } from '@/components/learning/placement/level-scale';
import { levelAt, placementLevels, scaleEnd, scaleStart } from '@/lib/learning/placement/scale';
import type { PlacementResult } from '@/lib/learning/placement/schema';
import placement from '@/messages/en/placement.json';

function resultAt(ability: number, sureness = 0.99): PlacementResult {
  const level = levelAt(ability);
  const shares = placementLevels.map((each) => ({ level: each, share: each === level ? sureness : 0.1 }));
  const range = { low: ability, high: ability, low_level: level, high_level: level };
  return { level, sureness, shares, ability, ...range, answers: 5, course: null };
}

function show(view: typeof LevelScale | typeof Result, result: PlacementResult): string {
  // The boundary: its types want the child among the props, the linter does not.
  const reader = { locale: 'en', timeZone: 'UTC', messages: { placement } } as ComponentProps<
    typeof NextIntlClientProvider
  >;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, reader, createElement(view, { result })));
}

describe('the scale of the level test', () => {
  it.each([
    ['the lowest end', scaleStart],
    ['the middle', 0],
    ['the highest end', scaleEnd],
  ])('shows its marker whole at %s', (_, ability) => {
    const html = show(LevelScale, resultAt(ability));
    const [left = 0, , width = 0] = (/viewBox="([^"]+)"/u.exec(html)?.[1] ?? '').split(' ').map(Number);
    const tip = Number(/<path d="M ([-\d.]+) /u.exec(html)?.[1]);
    expect(tip - 2.5).toBeGreaterThanOrEqual(left);
    expect(tip + 2.5).toBeLessThanOrEqual(left + width);
  });
});

describe('what a learner reads of the result', () => {
  it.each([
    [0.99, 'We are quite sure of it.'],
    [0.5, 'It is the most likely level. It may also be A1, A2, B1, or B2.'],
    [0.3, 'This is only a first estimate.'],
  ])('with a likelihood of %d is one plain sentence', (sureness, sentence) => {
    const html = show(Result, resultAt(scaleStart, sureness));
    expect(html).toContain(sentence);
    expect(html).not.toMatch(/four times out of five|chances in a hundred/u);
  });
});
