/** Specks smaller than this in both directions are no islands to be seen. In units of the drawing. */
const minIslandUnits = 3;

type Point = [number, number];

/**
 * A path of SVG that d3-geo draws into: in whole units, with each point relative to the one before, which makes it a third as
 * long.
 */
export class Pen {
  private parts: string[] = [];
  private line: Point[] = [];

  beginPath(): void {
    this.parts = [];
    this.line = [];
  }

  moveTo(x: number, y: number): void {
    this.line = [[Math.round(x), Math.round(y)]];
  }

  lineTo(x: number, y: number): void {
    const point: Point = [Math.round(x), Math.round(y)];
    const last = this.line.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) this.line.push(point);
  }

  /** Points are not drawn. */
  arc(): void {
    this.line = [];
  }

  closePath(): void {
    const [first, ...rest] = this.line;
    if (first && !isSpeck(this.line)) this.parts.push(`M${first.join(' ')}${steps(first, rest)}z`);
    this.line = [];
  }

  path(): string {
    return this.parts.join('');
  }
}

function isSpeck(line: readonly Point[]): boolean {
  return [0, 1].every((axis) => {
    const values = line.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values) < minIslandUnits;
  });
}

/** A minus sign parts two numbers by itself. */
function steps(first: Point, rest: readonly Point[]): string {
  let [x, y] = first;
  const numbers = rest.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step;
  });
  return `l${numbers.join(' ').replaceAll(' -', '-')}`;
}
