import { findWords, isHyphen, type Edges, type FoundWord } from './words-in-text';

/*
 * The Russian words of a piece of a page, found in its text when somebody asks: no word needs an element or a listener of
 * its own. A word may run through several elements: «кни́г|у», with its ending in bold.
 */
export interface WordPlace extends Pick<FoundWord, 'isLetter'> {
  word: string;
  range: Range;
}

/** Text that reads on without a break. */
interface Run extends Edges {
  texts: Text[];
}

/** What has a meaning of its own when pressed, or is not there to be read. */
const notText = 'a, button, input, textarea, select, label, summary, [aria-hidden=true], [data-untappable]';

const flowing = new Set(['inline', 'contents']);
/** What stands between two words as text would. */
const notFlowing = 'br, img, svg, input';

/** All of them, in reading order. */
export function wordsIn(root: Element): WordPlace[] {
  return runsOf(root).flatMap(wordsOfRun);
}

/** The word under a point of the screen. */
export function wordAt(root: Element, x: number, y: number): WordPlace | null {
  const at = textAt(x, y);
  if (!at || !root.contains(at.node)) return null;
  const place = wordsIn(root).find(({ range }) => range.isPointInRange(at.node, at.offset));
  return place && isNear(place.range, x, y) ? place : null;
}

/** Where a walk through a page stands. */
interface Stand {
  /** Of the run that goes on; null where the next text begins one. */
  block: Element | null;
  /** Text of another kind that was the last thing met. */
  other: Text | null;
}

/** Russian text that reads on without a break: another block, other text between, or a line's end begins a new run. */
function runsOf(root: Element): Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let stand: Stand = { block: null, other: null };
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    stand = node instanceof Text && isRussian(node) ? goOn(runs, node, stand) : end(runs, node, stand);
  return runs;
}

function goOn(runs: Run[], text: Text, { block, other }: Stand): Stand {
  const own = blockOf(text);
  if (own !== block) runs.push({ texts: [], before: hyphenOf(other, -1, own), after: '' });
  runs.at(-1)?.texts.push(text);
  return { block: own, other: null };
}

function end(runs: readonly Run[], node: Node, stand: Stand): Stand {
  if (!parts(node)) return stand;
  const other = node instanceof Text ? node : null;
  const run = runs.at(-1);
  if (run && stand.block) run.after = hyphenOf(other, 0, stand.block);
  return { block: null, other };
}

/** The hyphen with which another text of the same block ends (-1) or begins (0): «a stressed -<span>у́</span>». */
function hyphenOf(text: Text | null, at: -1 | 0, block: Element | null): string {
  const sign = text?.data.at(at) ?? '';
  return text && isHyphen(sign) && blockOf(text) === block ? sign : '';
}

function parts(node: Node): boolean {
  return node instanceof Text ? node.data !== '' : node instanceof Element && node.matches(notFlowing);
}

function isRussian({ parentElement }: Text): boolean {
  if (!parentElement || parentElement.closest(notText)) return false;
  return parentElement.closest('[lang]')?.getAttribute('lang') === 'ru';
}

function blockOf({ parentElement }: Text): Element | null {
  let element = parentElement;
  while (element && flowing.has(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

function wordsOfRun({ texts, ...edges }: Run): WordPlace[] {
  return findWords(texts.map(({ data }) => data).join(''), edges).map(({ text, index, isLetter }) => {
    const range = document.createRange();
    range.setStart(...pointIn(texts, index, 0));
    range.setEnd(...pointIn(texts, index + text.length, 1));
    return { word: text.normalize('NFC').replaceAll('‑', '-'), range, isLetter };
  });
}

/** `back`: 1 for an end, which is rather at the end of a text than at the beginning of the next. */
function pointIn(texts: readonly Text[], index: number, back: 0 | 1): [Text, number] {
  let left = index;
  for (const text of texts) {
    if (left - back < text.length) return [text, left];
    left -= text.length;
  }
  throw new RangeError('The text has no such place.');
}

interface TextPoint {
  node: Node;
  offset: number;
}

function textAt(x: number, y: number): TextPoint | null {
  if ('caretPositionFromPoint' in document) {
    const at = document.caretPositionFromPoint(x, y);
    return at && { node: at.offsetNode, offset: at.offset };
  }
  return olderTextAt(x, y);
}

/** Safari before 18.4 and Chrome before 128. */
function olderTextAt(x: number, y: number): TextPoint | null {
  // The boundary: TypeScript’s `document` always has the newer one.
  const older = document as { caretRangeFromPoint?: (x: number, y: number) => Range | null };
  const range = older.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** A press beside a line finds its nearest letter, too: that is no press on a word. */
function isNear(range: Range, x: number, y: number): boolean {
  const slack = 4;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack,
  );
}
