import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { firstPaintScript } from '@/lib/first-paint';
import { hiddenStress, stressKey } from '@/lib/stress';
import { themeKey } from '@/lib/theme';

/** Runs the script as a browser would; answers what it set on the document. */
function setBy(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  });
  return dataset;
}

const storing = (wanted: string, value: string | null) => (key: string) => (key === wanted ? value : null);

describe('before the first paint', () => {
  it.each(['light', 'dark'])('the %s theme that was chosen is there', (theme) => {
    expect(setBy(storing(themeKey, theme))).toEqual({ theme });
  });

  it.each([null, 'system', '"><script>', 'DARK'])('the theme is the system’s when %s is stored', (stored) => {
    expect(setBy(storing(themeKey, stored))).toEqual({});
  });

  it('hidden stress marks are hidden', () => {
    expect(setBy(storing(stressKey, hiddenStress))).toEqual({ stress: hiddenStress });
  });

  it.each([null, 'on', ''])('stress marks are seen when %s is stored', (stored) => {
    expect(setBy(storing(stressKey, stored))).toEqual({});
  });

  it('the page does not break where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(setBy(refuse)).toEqual({});
  });

  it('the script cannot end its own element', () => {
    expect(firstPaintScript).not.toContain('</');
  });
});
