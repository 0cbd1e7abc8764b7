import { diffArrays, diffLines } from 'diff';

export interface Change {
  value: string;
  added: boolean;
  removed: boolean;
}

/** A diff by lines, and by words within changed lines. */
export function compare(before: string, after: string): Change[] {
  const lines = diffLines(before, after);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const last = lines[index - 1];
    if (line.removed && next?.added) return compareWords(line.value, next.value);
    return line.added && last?.removed ? [] : [line];
  });
}

/** Splits into words of any script with their stress marks; the word diff of the library knows only Latin letters. */
const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

const compareWords = (before: string, after: string): Change[] =>
  diffArrays(words(before), words(after)).map((part) => ({ ...part, value: part.value.join('') }));
