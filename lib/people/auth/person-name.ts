/** Names go up to 50 code points and hold letters, marks, spaces, hyphens, apostrophes and dots. */
export const nameLimit = 50;

const allowed = /^[\p{L}\p{M}][\p{L}\p{M}\u0020'’.-]*$/u;
/** Some letters and marks show nothing, such as the Hangul filler. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** NFC, spaces at the ends and doubled ones gone. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/ +/gu, ' ');
}

/** Refuses control, invisible and direction signs, and look-alikes: one word mixes no two scripts (security 2.1). */
export function isPersonName(name: string): boolean {
  return allowed.test(name) && !invisible.test(name) && name.split(/[ -]/u).every(hasOneScript);
}

function hasOneScript(word: string): boolean {
  return scripts.filter((script) => script.test(word)).length <= 1;
}
