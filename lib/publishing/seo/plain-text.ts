import { stressMark } from '@/lib/platform/text/stress';

/** The text without stress marks, for search engines, tab titles and social networks. */
export function plainText(text: string): string {
  return text.normalize('NFC').replaceAll(stressMark, '');
}
