import { stripStress } from '@/lib/russian/exercises/text/fold';

/** Maximum length of one spoken text. */
export const maxSpokenCodePoints = 200;

const unspoken = /[^\p{Script=Cyrillic}\p{Script=Latin}\p{N}.,!?…:;—-]+/gu;

/**
 * The part of a text that is spoken: letters, digits and punctuation that makes a pause. espeak does not know stress marks
 * and would interpret markup and phoneme codes.
 */
export function spokenText(text: string): string {
  return stripStress(text).replace(unspoken, ' ').trim();
}
