/*
 * What a text may hold before anybody parses it. The longest article of ours has 140 lines, 60 items and three levels;
 * a parser of Markdown looks at each item again for each that is open, so that ten thousand take it seconds.
 */
export const maxLines = 5_000;
/** Items of lists, lines of quotations, and notes. */
export const maxItems = 1_500;
/** Of lists and quotations in one another. */
export const maxDepth = 12;
/** Columns: two for each level. */
const maxIndent = 2 * maxDepth;

/** Marks of quotations, lists and notes at the beginning of a line. */
const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|:{3,}))+/u;
const mark = />|[-*+]|\d{1,9}[.)]|:{3,}/gu;

/** Whether a text is beyond these limits. It looks at each sign once. */
export function isBeyondLimits(markdown: string): boolean {
  const lines = markdown.split('\n');
  if (lines.length > maxLines) return true;
  let items = 0;
  for (const line of lines) {
    const [start] = marks.exec(line) ?? [];
    if (start === undefined) continue;
    items += 1;
    if (indentOf(start) > maxIndent || (start.match(mark)?.length ?? 0) > maxDepth) return true;
  }
  return items > maxItems;
}

const indentOf = (start: string) => start.length - start.trimStart().length;
