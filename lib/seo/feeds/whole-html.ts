import { markedStress } from '@/lib/markdown/inline-html';
import { stressMark } from '@/lib/stress';

/** A rendered document as it may stand in another's page: whole addresses, and stress marks that need no style of ours. */
export function wholeHtml(html: string, origin: string): string {
  return html
    .replaceAll(markedStress, stressMark)
    .replace(/<(?:a|img)\s[^>]*>/gu, (tag) => tag.replace(/ (href|src)="\/(?!\/)/gu, ` $1="${origin}/`));
}
