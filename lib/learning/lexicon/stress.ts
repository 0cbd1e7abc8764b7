import 'server-only';
import { logError } from '@/lib/platform/log';
import { guessStress } from '@/lib/russian/morphology/guess-stress';
import { hasStress, isPlainlyStressed } from '@/lib/russian/morphology/vowels';
import { getPhonemes, type Listener } from '@/lib/russian/speech/service';
import type { Spelling } from './schema';

/** Says how each of the texts it was made for is stressed. */
export type StressedBy = (text: string) => Spelling;

/** How the voice says words: they never change. About two megabytes. */
const remembered = new Map<string, string>();
const mostRemembered = 20_000;

/** Stress as it is written, else as a voice reads it, which is marked as a guess, else none. */
export async function stressAll(texts: readonly string[], listener: Listener): Promise<StressedBy> {
  const open = texts.filter((text) => !isSure(text) && !remembered.has(text));
  const phonemes = await transcribe(listener, [...new Set(open)]);
  return (text) =>
    isSure(text) ? { text, stress: 'sure' } : guess(text, remembered.get(text) ?? phonemes.get(text));
}

const isSure = (text: string) => hasStress(text) || isPlainlyStressed(text);

function guess(text: string, phonemes: string | undefined): Spelling {
  const guessed = phonemes === undefined ? null : guessStress(text, phonemes);
  return guessed === null ? { text, stress: 'unknown' } : { text: guessed, stress: 'guessed' };
}

async function transcribe(listener: Listener, words: string[]): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) return remembered;
  const said = await getPhonemes(listener, words).catch((error: unknown) => {
    logError(error, { part: 'stress' });
    return null;
  });
  const found = new Map(words.flatMap((word, index) => (said?.[index] ? [[word, said[index]]] : [])));
  if (remembered.size >= mostRemembered) remembered.clear();
  for (const [word, phonemes] of found) remembered.set(word, phonemes);
  return found;
}
