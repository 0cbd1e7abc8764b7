import type { SliceGraph } from './graph';

/** Groups of slices that lead to each other in a circle (Tarjan’s strongly connected components of two and more). */
export function findCircles(graph: SliceGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const numberOf = (slice: string) => lowest.get(slice) ?? 0;

  const visit = (slice: string): void => {
    order.set(slice, order.size);
    lowest.set(slice, order.size - 1);
    path.push(slice);
    for (const next of graph.get(slice)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(slice, Math.min(numberOf(slice), numberOf(next)));
    }
    if (lowest.get(slice) !== order.get(slice)) return;
    const circle = path.splice(path.indexOf(slice));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const slice of graph.keys()) if (!order.has(slice)) visit(slice);
  return circles;
}
