/** Pixels of a picture in grey, a byte each, `width` in a row. */
interface Pixels {
  data: Buffer;
  width: number;
}

/** Where there is ink, in pixels; `right` and `bottom` are the last ones that have some. */
export interface Ink {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Darker than this is ink; the soft edge of a letter is not. */
const dark = 128;

interface Cell {
  width: number;
  height: number;
  isInk: (x: number, y: number) => boolean;
  box: () => Ink | null;
}

/** The ink of a part of a picture, counted from its corner. */
export function inkOf(
  { data, width }: Pixels,
  part: { left: number; top: number; width: number; height: number },
): Cell {
  return cellOf(part, (x, y) => (data[(part.top + y) * width + part.left + x] ?? 255) < dark);
}

/** What is ink in one and not in the other. */
export function without(cell: Cell, other: Cell): Cell {
  return cellOf(cell, (x, y) => cell.isInk(x, y) && !isNearInk(other, x, y));
}

/** Edges are drawn a little differently from time to time. */
const isNearInk = (cell: Cell, x: number, y: number): boolean =>
  [-1, 0, 1].some((right) => [-1, 0, 1].some((down) => cell.isInk(x + right, y + down)));

function cellOf({ width, height }: { width: number; height: number }, isInk: Cell['isInk']): Cell {
  return {
    width,
    height,
    isInk,
    box: () => {
      const points = Array.from(
        { length: width * height },
        (_, index) => [index % width, Math.floor(index / width)] as const,
      ).filter(([x, y]) => isInk(x, y));
      if (points.length < 3) return null;
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    },
  };
}
