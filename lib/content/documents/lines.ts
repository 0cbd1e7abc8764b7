import type { DocumentText } from './source';

/** The lines of a body with their line numbers in the file. */
export function linesOf({ body, bodyLine }: DocumentText): { line: number; content: string }[] {
  return body.split('\n').map((content, index) => ({ line: bodyLine + index, content }));
}
