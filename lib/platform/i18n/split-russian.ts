interface Part {
  text: string;
  russian: boolean;
}

/** Cyrillic words with the stress marks, spaces, hyphens and commas between them. */
const russianRun = /[\p{Script=Cyrillic}\u0301]+(?:[\s\u00a0,—–-]+[\p{Script=Cyrillic}\u0301]+)*/gu;

/** Splits a text into Russian runs and other parts; joined again they are the text. */
export function splitRussian(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(russianRun)) {
    if (index > end) parts.push({ text: text.slice(end, index), russian: false });
    parts.push({ text: run, russian: true });
    end = index + run.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), russian: false });
  return parts;
}
