import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { isTheme, themeKey, themes, themeScript } from '@/lib/theme';

/** Runs the script as a browser would; answers what it set on the document. */
function themeAfter(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

describe('themeScript', () => {
  it.each(['light', 'dark'])('shows the %s theme that was chosen', (theme) => {
    expect(themeAfter((key) => (key === themeKey ? theme : null))).toBe(theme);
  });

  it.each([null, 'system', '"><script>', 'DARK'])('leaves it to the system when %s is stored', (stored) => {
    expect(themeAfter(() => stored)).toBeUndefined();
  });

  it('does not break the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(themeAfter(refuse)).toBeUndefined();
  });

  it('cannot end its own script element', () => {
    expect(themeScript).not.toContain('</');
  });
});

it('knows its themes and nothing else', () => {
  expect(themes.every(isTheme)).toBe(true);
  expect([isTheme('blue'), isTheme(null), isTheme(undefined)]).toEqual([false, false, false]);
});
