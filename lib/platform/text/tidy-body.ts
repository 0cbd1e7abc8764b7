/*
 * Cleans the text of a comment, in the browser, which counts it while a person types, and on the server, which stores it.
 * Invisible characters and direction marks are removed rather than refused, because people do not know
 * how they came into a copied text.
 */

/** The longest comment after cleaning (decisions, "Publishing"). */
export const maxBodyCodePoints = 2000;

/** Emoji such as families and flags contain invisible joiners, which stay. */
const emoji =
  /\p{Regional_Indicator}{2}|\u{1F3F4}[\u{E0020}-\u{E007F}]+|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
/** More combining marks on one letter than any language has would cover the lines around it. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

/** The cleaned text, as it is counted and stored. */
export function tidyBody(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?|[\u2028\u2029]/gu, '\n');
  return (
    withoutInvisible(lines)
      .replace(stackedMarks, '$1')
      .split('\n')
      // A regular expression for trailing spaces would take quadratic time.
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .replace(/^\n+/u, '')
      .trimEnd()
  );
}

function withoutInvisible(text: string): string {
  let tidy = '';
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(emoji)) {
    tidy += clean(text.slice(end, index)) + whole;
    end = index + whole.length;
  }
  return tidy + clean(text.slice(end));
}

const clean = (text: string) =>
  text.replace(invisible, (sign) => {
    if (sign === '\n') return sign;
    return sign === '\t' ? '  ' : '';
  });
