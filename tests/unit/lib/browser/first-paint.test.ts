import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { consentKey } from '@/lib/browser/consent';
import { firstPaintScript } from '@/lib/browser/first-paint';
import { stateName } from '@/lib/browser/auth-state/state-name';
import { hiddenStress, stressKey } from '@/lib/platform/text/stress';
import { themeChanged, themeKey } from '@/lib/browser/theme';

/** Runs the script as a browser would; answers what it set on the document. */
function setBy(getItem: (key: string) => string | null, cookie = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript, {
    addEventListener: () => undefined,
    localStorage: { getItem },
    sessionStorage: { getItem },
    document: { documentElement: { dataset }, cookie },
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

  it('who has answered about cookies is not asked', () => {
    expect(setBy(storing(consentKey, 'declined'))).toEqual({ answered: '' });
  });

  const somebody = '{"user":{"id":1,"name":"Анна"},"locale":"ru"}';
  const nobody = '{"user":null,"locale":"ru"}';

  it('somebody this browser remembers is known, wherever that is kept', () => {
    expect(setBy(storing(stateName, somebody))).toEqual({ known: '' });
    expect(setBy(() => null, `a=b; ${stateName}=${encodeURIComponent(somebody)}; c=d`)).toEqual({
      known: '',
    });
  });

  it('whoever has left is a stranger', () => {
    expect(setBy(storing(stateName, nobody))).toEqual({});
    expect(setBy(() => null, `${stateName}=${encodeURIComponent(nobody)}`)).toEqual({});
    expect(setBy(() => null, `other=${encodeURIComponent(somebody)}`)).toEqual({});
  });

  it('the page does not break where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(setBy(refuse)).toEqual({});
  });

  describe('a press on a theme', () => {
    /** Presses the button of a theme, with so much stored already. @returns what is shown and stored then */
    function press(theme: string, before: Record<string, string>, isFull = false) {
      const dataset: Record<string, string> = { theme: 'light' };
      const stored = { ...before };
      const told: string[] = [];
      let hear: (event: unknown) => void = () => undefined;
      let isOpen = true;
      const menu = { hidePopover: () => (isOpen = false) };
      const button = { getAttribute: () => theme, closest: () => menu };
      runInNewContext(firstPaintScript, {
        addEventListener: (_: string, listener: typeof hear) => (hear = listener),
        dispatchEvent: ({ type }: Event) => told.push(type),
        Event,
        document: { documentElement: { dataset }, cookie: '' },
        sessionStorage: { getItem: () => null },
        localStorage: {
          getItem: (key: string) => stored[key] ?? null,
          setItem: (key: string, value: string) => {
            if (isFull) throw new Error('full');
            stored[key] = value;
          },
        },
      });
      hear({ target: { closest: () => button } });
      return { shown: dataset.theme, stored, told, isOpen };
    }

    it('shows and keeps it, closes the menu, and tells the page', () => {
      expect(press('dark', {})).toEqual({
        shown: 'dark',
        stored: { [themeKey]: 'dark' },
        told: [themeChanged],
        isOpen: false,
      });
      expect(press('system', {}).shown).toBeUndefined();
    });

    it('is shown and not kept for whoever declined that, or where nothing can be stored', () => {
      const declined = { [consentKey]: 'declined' };
      expect(press('dark', declined)).toMatchObject({ shown: 'dark', stored: declined });
      expect(press('dark', {}, true)).toMatchObject({ shown: 'dark', stored: {}, isOpen: false });
    });
  });

  it('the script cannot end its own element', () => {
    expect(firstPaintScript).not.toContain('</');
  });
});
