import type { Fault } from '@/lib/content/fault';
import type { TextLine } from '@/lib/content/words';
import { stripStress } from '@/lib/russian/exercises/text/fold';
import { guessStress } from '@/lib/russian/morphology/guess-stress';
import { hasStress } from '@/lib/russian/morphology/vowels';

/**
 * The stress of every word is where a voice sets it, or somebody has looked at it: a voice is right 98 times of 100. Of
 * words that it says with other vowels than are written it has no opinion.
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
