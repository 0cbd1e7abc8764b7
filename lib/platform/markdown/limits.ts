/*
 * What a text may hold before anybody parses it. The longest article of ours has 140 lines, 60 items and three levels;
 * a parser of Markdown looks at each item again for each that is open, so that ten thousand take it seconds.
 */
export const maxLines = 5_000;
/** Items of lists, lines of quotations, and notes. */
export const maxItems = 1_500;
/** Of lists and quotations in one another. */
export const maxDepth = 12;
/** Characters of HTML: a dense text has seven for each of its own, but one long address can be linked a thousand times. */
export const maxHtml = 1_000_000;
/** What ends a line in Markdown: a sole carriage return, too. */
const lineEnd = /\r\n|[\r\n]/u;
/** Columns: two for each level. */
const maxIndent = 2 * maxDepth;

/** Marks of quotations, lists and notes at the beginning of a line. */
const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|:{3,}))+/u;
const mark = />|[-*+]|\d{1,9}[.)]|:{3,}/gu;

/** Whether a text is beyond these limits. It looks at each sign once. */
export function isBeyondLimits(markdown: string): boolean {
  const lines = markdown.split(lineEnd);
  if (lines.length > maxLines) return true;
  let items = 0;
  for (const line of lines) {
    const [start] = marks.exec(line) ?? [];
    if (start === undefined) continue;
    const count = start.match(mark)?.length ?? 0;
    if (indentOf(start) > maxIndent || count > maxDepth) return true;
    items += count;
  }
  return items > maxItems;
}

const indentOf = (start: string) => start.length - start.trimStart().length;
