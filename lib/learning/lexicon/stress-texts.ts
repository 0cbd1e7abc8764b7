import 'server-only';
import { LRUCache } from 'lru-cache';
import { stressedVowel } from '@/lib/russian/morphology/vowels';
import type { Listener } from '@/lib/russian/speech/service';
import { foldWord, markStress, placesOf, wordsToStress } from './inside/mark-stress';
import { selectForms } from './inside/form-queries';
import { stressAll } from './inside/stress';

/** Stressed vowels of words, about two megabytes; what no source knew is asked for again. */
const known = new LRUCache<string, number>({ max: 20_000 });

/** Words that are learnt in one call; the rest of a very long text is marked the next time. */
const maxWordsAtOnce = 400;

/**
 * Texts with stress marks on their Russian words: as our courses mark them, else as the synthetic voice reads them. Words
 * that are marked, of one syllable or with ё stay as they are, and so do those whose stress is not known.
 */
export async function stressTexts(texts: readonly string[], listener: Listener): Promise<string[]> {
  const open = wordsToStress(texts)
    .filter((word) => !known.has(word))
    .slice(0, maxWordsAtOnce);
  if (open.length > 0) await learn(open, listener);
  return texts.map((text) => markStress(text, (word) => known.get(word) ?? null));
}

async function learn(words: readonly string[], listener: Listener): Promise<void> {
  const taught = placesOf(await selectForms(words.map(foldWord)));
  const untaught: string[] = [];
  for (const word of words) {
    const place = taught.get(foldWord(word)) ?? null;
    if (place === null) untaught.push(word);
    else known.set(word, place);
  }
  const said = await stressAll(untaught, listener);
  for (const word of untaught) {
    const place = stressedVowel(said(word).text);
    if (place !== null) known.set(word, place);
  }
}
