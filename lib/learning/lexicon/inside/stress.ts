import 'server-only';
import { LRUCache } from 'lru-cache';
import { logError } from '@/lib/platform/log';
import { guessStress } from '@/lib/russian/morphology/guess-stress';
import { hasStress, isPlainlyStressed } from '@/lib/russian/morphology/vowels';
import { getPhonemes, type Listener } from '@/lib/russian/speech/service';
import type { Spelling } from '@/lib/learning/lexicon/schema';

/** Looks up the stress of one of the texts it was made for. */
export type StressLookup = (text: string) => Spelling;

/** A cache of the voice's phonemes, which never change; about two megabytes. */
const phonemesOf = new LRUCache<string, string>({ max: 20_000 });

/** The stress as written, else as the synthetic voice reads it (marked as a guess), else none. */
export async function stressAll(texts: readonly string[], listener: Listener): Promise<StressLookup> {
  const unsure = [...new Set(texts.filter((text) => !isSure(text)))];
  const known = new Map(unsure.map((text) => [text, phonemesOf.get(text)]));
  const open = unsure.filter((text) => known.get(text) === undefined);
  const said = await transcribe(listener, open);
  return (text) => (isSure(text) ? { text, stress: 'sure' } : guess(text, known.get(text) ?? said.get(text)));
}

const isSure = (text: string) => hasStress(text) || isPlainlyStressed(text);

function guess(text: string, phonemes: string | undefined): Spelling {
  const guessed = phonemes === undefined ? null : guessStress(text, phonemes);
  return guessed === null ? { text, stress: 'unknown' } : { text: guessed, stress: 'guessed' };
}

async function transcribe(listener: Listener, words: string[]): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) return new Map();
  const said = await getPhonemes(listener, words).catch((error: unknown) => {
    logError(error, { part: 'stress' });
    return null;
  });
  const found = new Map(words.flatMap((word, index) => (said?.[index] ? [[word, said[index]]] : [])));
  for (const [word, phonemes] of found) phonemesOf.set(word, phonemes);
  return found;
}
