export interface Selection {
  text: string;
  from: number;
  to: number;
}

/** Wraps the selection in a sign, or inserts `instead` when nothing is selected. The result selects the inner text. */
export function wrap({ text, from, to }: Selection, sign: string, instead: string): Selection {
  const inner = text.slice(from, to) || instead;
  const start = from + sign.length;
  return {
    text: `${text.slice(0, from)}${sign}${inner}${sign}${text.slice(to)}`,
    from: start,
    to: start + inner.length,
  };
}

/** Inserts a block after the current line with empty lines around it, and selects `chosen` in it. */
export function insertBlock({ text, to }: Selection, block: string, chosen: string): Selection {
  const end = text.indexOf('\n', to);
  const before = text.slice(0, end === -1 ? text.length : end).trimEnd();
  const after = end === -1 ? '' : text.slice(end).trimStart();
  const head = before === '' ? '' : `${before}\n\n`;
  const start = head.length + block.indexOf(chosen);
  return {
    text: `${head}${block}\n${after === '' ? '' : `\n${after}`}`,
    from: start,
    to: start + chosen.length,
  };
}

interface Part {
  from: number;
  to: number;
  text: string;
}

/** The smallest replacement that turns `old` into `next`: inserting a whole long text takes browsers seconds. */
export function changedPart(old: string, next: string): Part {
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  return { from: head, to: old.length - tail, text: next.slice(head, next.length - tail) };
}
