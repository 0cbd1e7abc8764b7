import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tidyBody } from '@/lib/platform/text/tidy-body';

describe('a text is tidied', () => {
  it.each([
    ['its ends', '  \n снег \n\n', ' снег'],
    ['the ends of its lines', 'раз  \nдва\t', 'раз\nдва'],
    ['many empty lines', 'раз\n\n\n\n\nдва', 'раз\n\nдва'],
    ['other ends of lines', 'раз\r\nдва\rтри\u2028четыре', 'раз\nдва\nтри\nчетыре'],
    ['composed letters', 'и\u0306', 'й'],
    ['zero-width signs', 'с\u200Bн\u2060е\uFEFFг', 'снег'],
    ['signs that turn directions', '\u202Eгенс\u202C \u2066x\u2069 \u200Fy', 'генс x y'],
    ['soft hyphens', 'сне\u00ADжинка', 'снежинка'],
    ['control signs', 'сн\u0007ег\u009B', 'снег'],
    ['towers of marks', `а${'\u0301\u0300\u0302'.repeat(20)}`, 'а\u0301\u0300\u0302'],
  ])('%s', (_, text, tidy) => {
    expect(tidyBody(text).trimStart()).toBe(tidy.trimStart());
  });

  it.each(['удар\u0301ение', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '🇷🇺', 'नमस्ते'])('and %s stays', (text) => {
    expect(tidyBody(text)).toBe(text.normalize('NFC'));
  });

  it('once is enough, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tidy = tidyBody(text);
        expect(tidyBody(tidy)).toBe(tidy);
        expect(tidy).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u0000]/u);
      }),
    );
  });

  it.each([' ', '\u00a0', '\u0301', '\n '])('is tidy at once, with sixty thousand of %j', (sign) => {
    const begun = performance.now();
    tidyBody(`a${sign.repeat(60_000)}x`);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
