import { plainText } from '@/lib/publishing/seo/plain-text';

/** Characters without a glyph in Rubik's Latin and Cyrillic files (drawable.test.ts compares it with the files). */
const missing =
  /[^ -~\u00a0-\u0161\u0164-\u017f\u0218-\u021b\u0400-\u045f\u0490-\u049d\u04ae-\u04b1\u04d8\u04d9\u04e8\u04e9\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2116\u2122\u2212]/gu;

/** Look-alikes that the font does have: it has only the Cyrillic schwa and one kind of hyphen. */
const alike: Record<string, string> = {
  '\u0259': '\u04d9',
  '\u018f': '\u04d8',
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
};

/** The text reduced to characters the card font has; null when letters would be lost. */
export function drawable(text: string): string | null {
  const known = plainText(text).replace(/[\u0259\u018f\u2010\u2011\u202f]/gu, (sign) => alike[sign] ?? sign);
  const without = known.match(missing) ?? [];
  if (without.some((sign) => /\p{L}|\p{M}|\p{N}/u.test(sign))) return null;
  const drawn = known.replace(missing, '').replace(/\s+/gu, ' ').trim();
  return drawn === '' ? null : drawn;
}
