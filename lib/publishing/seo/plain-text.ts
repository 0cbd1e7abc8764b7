import { stressMark } from '@/lib/platform/text/stress';

/** For search engines, tabs and networks: without stress marks, by which nobody searches. */
export function plainText(text: string): string {
  return text.normalize('NFC').replaceAll(stressMark, '');
}
