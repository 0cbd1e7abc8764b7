export interface FoundWord {
  /** As in the text, with its stress mark. */
  text: string;
  index: number;
  /** Whether it stands only among single letters («Я я» in a table of the alphabet), so that no word is meant. */
  isLetter: boolean;
}

/** The characters right before and after a text, if any. */
export interface Edges {
  before: string;
  after: string;
}

const wordPattern = /[\p{Script=Cyrillic}\u0301]+(?:[-‑][\p{Script=Cyrillic}\u0301]+)*/gu;
const hyphens: readonly string[] = ['-', '‑'];

/** The Russian words of a text. A word part with a hyphen at its edge («-ться», «при-») is no word. */
export function findWords(text: string, { before, after }: Edges): FoundWord[] {
  const words = [...text.matchAll(wordPattern)].filter(({ 0: word, index }) => {
    const end = index + word.length;
    const around = [
      index === 0 ? before : text.charAt(index - 1),
      end < text.length ? text.charAt(end) : after,
    ];
    return !around.some(isHyphen);
  });
  const isLetter = words.every(({ 0: word }) => word.length === 1) && /\p{Lu}/u.test(text);
  return words.map(({ 0: word, index }) => ({ text: word, index, isLetter }));
}

export const isHyphen = (sign: string) => hyphens.includes(sign);
