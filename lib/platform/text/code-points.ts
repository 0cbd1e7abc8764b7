/** Characters are counted by code point everywhere, the same in the browser and on the server (decisions, "People and chat"). */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}
