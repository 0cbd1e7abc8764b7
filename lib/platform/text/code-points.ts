/** Text lengths are counted in code points, in the browser as on the server (decisions, "People and chat"). */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}
