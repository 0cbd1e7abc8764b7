/*
 * The limits of a text, checked before it is parsed. The longest article of the site has 140 lines, 60 items and three
 * levels; a Markdown parser checks every open container for each item, so that ten thousand items take it seconds.
 * @public for tests, which write texts at the limit
 */
export const maxLines = 5_000;
/**
 * The total of list items, quotation lines and notes.
 * @public for tests, which write texts at the limit
 */
export const maxItems = 1_500;
/**
 * The nesting depth of lists and quotations.
 * @public for tests, which write texts at the limit
 */
export const maxDepth = 12;
/** UTF-16 code units of HTML: a dense text grows sevenfold, but one long URL can be linked a thousand times. */
export const maxHtmlLength = 1_000_000;
/** The line endings of Markdown, which include a lone carriage return. */
const lineEnd = /\r\n|[\r\n]/u;
/** Two columns for each level. */
const maxIndentColumns = 2 * maxDepth;

/** The markers of quotations, lists and notes at the start of a line. */
const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|:{3,}))+/u;
const mark = />|[-*+]|\d{1,9}[.)]|:{3,}/gu;

/** Whether a text exceeds these limits; takes linear time. */
export function isBeyondLimits(markdown: string): boolean {
  const lines = markdown.split(lineEnd);
  if (lines.length > maxLines) return true;
  let items = 0;
  for (const line of lines) {
    const [start] = marks.exec(line) ?? [];
    if (start === undefined) continue;
    const count = start.match(mark)?.length ?? 0;
    if (indentOf(start) > maxIndentColumns || count > maxDepth) return true;
    items += count;
  }
  return items > maxItems;
}

const indentOf = (start: string) => start.length - start.trimStart().length;
