/*
 * The Russian words of a piece of a page, found in its text when somebody asks: no word needs an element or a listener of
 * its own. A word may run through several elements: «кни́г|у», with its ending in bold.
 */
export interface WordPlace {
  word: string;
  range: Range;
  /** It stands among letters and nothing else («Я я» in a table of the alphabet): no word is meant. */
  isLetter: boolean;
}

const wordPattern = /[\p{Script=Cyrillic}\u0301]+(?:[-‑][\p{Script=Cyrillic}\u0301]+)*/gu;
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

/** Russian text that reads on without a break: another block, other text between, or a line's end begins a new run. */
function runsOf(root: Element): Text[][] {
  const runs: Text[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text && isRussian(node))) {
      block = parts(node) ? null : block;
      continue;
    }
    const own = blockOf(node);
    if (own !== block) runs.push([]);
    block = own;
    runs.at(-1)?.push(node);
  }
  return runs;
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

function wordsOfRun(run: readonly Text[]): WordPlace[] {
  const whole = run.map(({ data }) => data).join('');
  const found = [...whole.matchAll(wordPattern)];
  const isLetter = found.every(({ 0: word }) => word.length === 1) && /\p{Lu}/u.test(whole);
  return found.map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(...pointIn(run, index, 0));
    range.setEnd(...pointIn(run, index + word.length, 1));
    return { word: word.normalize('NFC').replaceAll('‑', '-'), range, isLetter };
  });
}

/** `back`: 1 for an end, which is rather at the end of a text than at the beginning of the next. */
function pointIn(run: readonly Text[], index: number, back: 0 | 1): [Text, number] {
  let left = index;
  for (const text of run) {
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
