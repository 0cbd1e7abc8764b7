/** A URL up to the next space, without the punctuation that ends the sentence or closes a bracket. */
const address = /https?:\/\/[^\s<>"«»]+/giu;
const closing = /[.,:;!?)\]}'’”]+$/u;

export interface TextPart {
  text: string;
  isLink: boolean;
}

/** A text split into URLs and the text between them. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(closing, '');
    if (!URL.canParse(link)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isLink: false });
    parts.push({ text: link, isLink: true });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}
