/** The longest first name or surname. */
export const maxNameCodePoints = 50;

/** Letters, marks, spaces, hyphens, apostrophes and dots, beginning with a letter or mark. */
const allowed = /^[\p{L}\p{M}][\p{L}\p{M}\u0020'’.-]*$/u;
/** Some letters and marks are invisible, such as the Hangul filler. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** The name in NFC without leading, trailing and doubled spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/ +/gu, ' ');
}

/**
 * Refuses control, invisible and direction characters, and words that mix two scripts, which could look like other
 * names (security 2.1).
 */
export function isPersonName(name: string): boolean {
  return allowed.test(name) && !invisible.test(name) && name.split(/[ -]/u).every(hasOneScript);
}

function hasOneScript(word: string): boolean {
  return scripts.filter((script) => script.test(word)).length <= 1;
}
