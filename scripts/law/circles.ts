import type { SliceGraph } from './graph';

/** Groups of slices that import each other in a circle: Tarjan’s strongly connected components of two or more. */
export function findCircles(graph: SliceGraph): string[][] {
  const indexOf = new Map<string, number>();
  const lowLink = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const numberOf = (slice: string) => lowLink.get(slice) ?? 0;

  const visit = (slice: string): void => {
    indexOf.set(slice, indexOf.size);
    lowLink.set(slice, indexOf.size - 1);
    path.push(slice);
    for (const next of graph.get(slice)?.keys() ?? []) {
      if (!indexOf.has(next)) visit(next);
      if (path.includes(next)) lowLink.set(slice, Math.min(numberOf(slice), numberOf(next)));
    }
    if (lowLink.get(slice) !== indexOf.get(slice)) return;
    const circle = path.splice(path.indexOf(slice));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const slice of graph.keys()) if (!indexOf.has(slice)) visit(slice);
  return circles;
}
