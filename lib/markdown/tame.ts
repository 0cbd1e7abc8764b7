/*
 * Texts nobody writes, but anybody can send: thousands of signs in one another take the parser minutes, in which the
 * whole process answers nobody, or exhaust its stack or memory. What a person writes comes out as it was.
 */

/** Marks of quotations and lists at the beginning of a line. */
const mark = String.raw`[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])`;
const patterns = new Map<number, RegExp>();

/** Leaves out marks of quotations and lists that would lie deeper than this. */
export function withoutDeepMarks(markdown: string, deepest: number): string {
  const known = patterns.get(deepest) ?? new RegExp(`^((?:${mark}){${deepest}})(?:${mark})+`, 'gmu');
  patterns.set(deepest, known);
  return markdown.replace(known, '$1');
}

/** One sign in seven letters, in the longest text there may be. */
const mostSigns = 8_000;
const anySign = /[*_~`[\]<>|:!&\\@#{}]/gu;

/** Whether it is rather signs than words: then it is no Markdown. */
export const isAllSigns = (text: string) => countOf(anySign, text) > mostSigns;

/** Of a text: no article of ours goes beyond three. */
const deepestInText = 8;
/** In a paragraph, a list or a table: beyond that the parser looks at each sign again for each other. */
const mostInOne = 1_000;
const pairing = /[*_~`[\]]/gu;
/** Notes and the like; each may lie in the one before. */
const mostNotes = 40;
/** Headings that are underlined. */
const mostUnderlined = 30;
const underline = /^([ \t]*)([=-]+)(?=[ \t]*$)/gmu;
/** A row that is short of cells is filled up: three thousand short rows of a wide table would be millions. */
const mostCells = 4_000;
const tableHead = /^[ \t|:>*+.\d-]*$/u;
const isTableHead = (line: string) => tableHead.test(line) && line.includes('|');

/** The same text, with what would take the parser too long as the letters that were typed. */
export function tameMarkdown(markdown: string): string {
  let [notes, lines] = [0, 0];
  return withoutDeepMarks(markdown, deepestInText)
    .replace(/:::+(?=[^:\n])/gu, (fence) => ((notes += 1) > mostNotes ? escaped(fence, /:/gu) : fence))
    .replace(underline, (line, indent: string, signs: string) =>
      (lines += 1) > mostUnderlined ? `${indent}\\${signs}` : line,
    )
    .split(/(\n[ \t]*\n)/u)
    .map(tamePart)
    .join('');
}

function tamePart(part: string): string {
  const lines = part.split('\n');
  const widest = lines.reduce(
    (most, line) => (isTableHead(line) ? Math.max(most, line.split('|').length) : most),
    0,
  );
  const isTooWide = widest * lines.length > mostCells;
  const table = isTooWide
    ? lines.map((line) => (isTableHead(line) ? escaped(line, /\|/gu) : line)).join('\n')
    : part;
  return countOf(pairing, table) > mostInOne ? escaped(table, pairing) : table;
}

const escaped = (text: string, signs: RegExp) => text.replace(signs, String.raw`\$&`);
const countOf = (signs: RegExp, text: string) => text.match(signs)?.length ?? 0;
