interface Part {
  text: string;
  russian: boolean;
}

/** Words of Cyrillic letters with what joins them: stress marks, spaces, hyphens, commas between two such words. */
const russianRun = /[\p{Script=Cyrillic}\u0301]+(?:[\s\u00a0,—–-]+[\p{Script=Cyrillic}\u0301]+)*/gu;

/** Cuts a text into its Russian runs and what stands between them; joined again they are the text. */
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
