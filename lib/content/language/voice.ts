import type { Fault } from '@/lib/content/files/fault';
import type { TextLine } from '@/lib/content/text/words';
import { stripStress } from '@/lib/russian/exercises/text/fold';
import { guessStress } from '@/lib/russian/morphology/guess-stress';
import { hasStress } from '@/lib/russian/morphology/vowels';

/**
 * Compares the stress of every word with speech synthesis, which is right in 98 % of words; other words are listed as
 * reviewed. Words whose synthesized vowels differ from the written ones are skipped.
 */
export async function checkVoice(
  words: ReadonlyMap<string, TextLine>,
  transcribe: (words: readonly string[]) => Promise<string[]>,
  reviewed: readonly string[],
): Promise<Fault[]> {
  const known = new Set(reviewed);
  const marked = [...words].filter(([word]) => hasStress(word) && !/[-‑]/u.test(word) && !known.has(word));
  const phonemes = await transcribe(marked.map(([word]) => stripStress(word)));
  return marked.flatMap(([word, { file, line }], index) => {
    const heard = guessStress(stripStress(word), phonemes[index] ?? '');
    if (heard === null || heard === word) return [];
    return [{ file, line, message: `“${word}” is said “${heard}” by the voice.` }];
  });
}
