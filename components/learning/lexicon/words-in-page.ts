import { findWords, isHyphen, type Edges, type FoundWord } from './words-in-text';

/*
 * Finds the Russian words in an element's text on demand, so that words need no elements or listeners of their own.
 * A word may span several elements: «кни́г|у», with its ending in bold.
 */
export interface WordInPage extends Pick<FoundWord, 'isLetter'> {
  word: string;
  range: Range;
}

/** Consecutive text without a break. */
interface Run extends Edges {
  texts: Text[];
}

/** Elements that react to presses themselves, or are not for reading. */
const notTextSelector =
  'a, button, input, textarea, select, label, summary, [aria-hidden=true], [data-untappable]';

const inlineDisplays = new Set(['inline', 'contents']);
/** Elements that separate words like text does. */
const breakSelector = 'br, img, svg, input';

/** All Russian words in an element, in reading order. */
export function wordsIn(root: Element): WordInPage[] {
  return runsOf(root).flatMap(wordsOfRun);
}

/** The word at a point of the viewport. */
export function wordAt(root: Element, x: number, y: number): WordInPage | null {
  const at = textAt(x, y);
  if (!at || !root.contains(at.node)) return null;
  const word = wordsIn(root).find(({ range }) => range.isPointInRange(at.node, at.offset));
  return word && isNear(word.range, x, y) ? word : null;
}

/** The state of the walk through the text nodes. */
interface RunState {
  /** The block of the current run; null when the next text starts a new run. */
  block: Element | null;
  /** The last text, if it was not Russian. */
  other: Text | null;
}

/** The runs of Russian text: another block, other text in between or a line break starts a new run. */
function runsOf(root: Element): Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let state: RunState = { block: null, other: null };
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    state =
      node instanceof Text && isRussian(node) ? extendRun(runs, node, state) : endRun(runs, node, state);
  return runs;
}

function extendRun(runs: Run[], text: Text, { block, other }: RunState): RunState {
  const own = blockOf(text);
  if (own !== block) runs.push({ texts: [], before: hyphenOf(other, -1, own), after: '' });
  runs.at(-1)?.texts.push(text);
  return { block: own, other: null };
}

function endRun(runs: readonly Run[], node: Node, stand: RunState): RunState {
  if (!endsRun(node)) return stand;
  const other = node instanceof Text ? node : null;
  const run = runs.at(-1);
  if (run && stand.block) run.after = hyphenOf(other, 0, stand.block);
  return { block: null, other };
}

/** The hyphen at the end (-1) or start (0) of another text in the same block: «a stressed -<span>у́</span>». */
function hyphenOf(text: Text | null, at: -1 | 0, block: Element | null): string {
  const sign = text?.data.at(at) ?? '';
  return text && isHyphen(sign) && blockOf(text) === block ? sign : '';
}

function endsRun(node: Node): boolean {
  return node instanceof Text ? node.data !== '' : node instanceof Element && node.matches(breakSelector);
}

function isRussian({ parentElement }: Text): boolean {
  if (!parentElement || parentElement.closest(notTextSelector)) return false;
  return parentElement.closest('[lang]')?.getAttribute('lang') === 'ru';
}

function blockOf({ parentElement }: Text): Element | null {
  let element = parentElement;
  while (element && inlineDisplays.has(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

function wordsOfRun({ texts, ...edges }: Run): WordInPage[] {
  return findWords(texts.map(({ data }) => data).join(''), edges).map(({ text, index, isLetter }) => {
    const range = document.createRange();
    range.setStart(...pointIn(texts, index, 0));
    range.setEnd(...pointIn(texts, index + text.length, 1));
    return { word: text.normalize('NFC').replaceAll('‑', '-'), range, isLetter };
  });
}

/** `back`: 1 for the end of a range, so that it lies at the end of a text node rather than at the start of the next. */
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

/** The API of Safari before 18.4 and Chrome before 128. */
function olderTextAt(x: number, y: number): TextPoint | null {
  // The boundary: TypeScript’s `document` always has the newer one.
  const older = document as { caretRangeFromPoint?: (x: number, y: number) => Range | null };
  const range = older.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** Whether a point is on a word: the browser finds the nearest letter for a point beside a line, too. */
function isNear(range: Range, x: number, y: number): boolean {
  const slackPx = 4;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - slackPx && x <= right + slackPx && y >= top - slackPx && y <= bottom + slackPx,
  );
}
