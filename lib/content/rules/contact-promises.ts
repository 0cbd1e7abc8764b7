import type { DocumentText } from '@/lib/content/documents/source';
import type { Fault } from '@/lib/content/files/fault';
import { linesOf } from '@/lib/content/documents/lines';

/** Phrases that tell the reader to contact the operators, in the languages of editable pages. */
const promises = new RegExp(
  [
    String.raw`\b(?:(?:writ(?:e|ing) to|send) (?:us|the operators)|(?:reach|ask|contact) (?:us|the operators)|foot of (?:every|this) page)\b`,
    String.raw`\btell us\b(?![^.]*\b(?:comment|until)\b)`,
    '(?:напи[сш]\\p{L}*|сообщите|спросите|пишите|пришлите) (?:нам|нас|операторам)|связаться с (?:нами|операторами|теми)|внизу (?:каждой|этой) страницы',
    String.raw`(?:questions about|вопросы о)[^.]*\]\(/support\)`,
  ].join('|'),
  'iu',
);

const message =
  'Whether the operators can be reached is in the settings: what sends people to them stands between “:::contact” and “:::”.';

/** Reports such phrases outside `:::contact`, because the site may have no contact details. */
export function findContactPromises(text: DocumentText): Fault[] {
  let isInside = false;
  const faults = promises.test(text.description) ? [{ file: text.file, line: 1, message }] : [];
  for (const { line, content } of linesOf(text)) {
    if (content.startsWith(':::')) isInside = content.startsWith(':::contact');
    if (!isInside && promises.test(content)) faults.push({ file: text.file, line, message });
  }
  return faults;
}
