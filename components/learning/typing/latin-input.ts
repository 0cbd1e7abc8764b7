import { typeCyrillic, type Typed } from '@/lib/russian/exercises/text/typing';

/**
 * A field after typing or pasting, with the new Latin letters made Cyrillic. `before` is what was in it,
 * `after` what is in it now, with the caret (UTF-16 units) behind what is new.
 */
export function convertInsertion(before: string, after: string, caret: number): Typed {
  const rest = after.slice(caret);
  const head = commonLength(before, after.slice(0, caret));
  return typeCyrillic(after.slice(0, head), after.slice(head, caret), rest);
}

/** How many UTF-16 code units two texts have in common at their beginning. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < b.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}
