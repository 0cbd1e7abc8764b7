import { stripStress } from '@/lib/russian/exercises/text/fold';

/** Code points that are spoken at once. */
export const longestSpoken = 200;

const unspoken = /[^\p{Script=Cyrillic}\p{Script=Latin}\p{N}.,!?…:;—-]+/gu;

/**
 * What is said of a text. espeak knows nothing of stress marks and would follow markup and phoneme codes: only letters,
 * digits and what makes a pause are left.
 */
export function spokenText(text: string): string {
  return stripStress(text).replace(unspoken, ' ').trim();
}
