/*
 * What a comment may hold, the same in the browser, which counts while somebody types, and on the server, which stores.
 * Signs that show nothing or turn the direction of other people's words are taken out rather than refused: nobody knows
 * how they came into a text that was copied from somewhere.
 */

/** Code points, once it is tidy (decisions, "Publishing"). */
export const bodyLimit = 2000;

/** A family or a flag is held together by signs that show nothing: there they stay. */
const emoji =
  /\p{Regional_Indicator}{2}|\u{1F3F4}[\u{E0020}-\u{E007F}]+|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*/gu;
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
/** More marks on one letter than any language has run over the lines around it. */
const tower = /(\p{M}{3})\p{M}+/gu;

/** The text as it is counted and stored. */
export function tidyBody(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?|[\u2028\u2029]/gu, '\n');
  return (
    withoutUnseen(lines)
      .replace(tower, '$1')
      .split('\n')
      // A pattern for spaces at an end would look at each of sixty thousand again for each other.
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .replace(/^\n+/u, '')
      .trimEnd()
  );
}

function withoutUnseen(text: string): string {
  let tidy = '';
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(emoji)) {
    tidy += clean(text.slice(end, index)) + whole;
    end = index + whole.length;
  }
  return tidy + clean(text.slice(end));
}

const clean = (text: string) =>
  text.replace(unseen, (sign) => {
    if (sign === '\n') return sign;
    return sign === '\t' ? '  ' : '';
  });
