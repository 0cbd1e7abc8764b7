import { expect, it } from '@jest/globals';
import { isTheme, themes } from '@/lib/browser/theme';

it('knows its themes and nothing else', () => {
  expect(themes.every(isTheme)).toBe(true);
  expect([isTheme('blue'), isTheme(null), isTheme(undefined)]).toEqual([false, false, false]);
});
