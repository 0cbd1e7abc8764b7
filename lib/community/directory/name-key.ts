import { latinOf } from '@/lib/platform/text/slug';

/** A name as one spelling for search, Latin and without accents, each word after a space: ' natasa ivanova'. */
export function nameKey(name: string): string {
  const latin = latinOf(name.toLowerCase().replaceAll('ё', 'е'));
  const words =
    latin
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => ` ${word}`).join('');
}
