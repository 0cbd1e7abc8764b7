import 'server-only';
import { logError } from '@/lib/log';
import { guessStress } from '@/lib/russian/guess-stress';
import { hasStress, isPlainlyStressed } from '@/lib/russian/vowels';
import { getPhonemes, type Listener } from '@/lib/speech/service';
import type { CourseWords } from './course-words';
import type { Spelling } from './schema';

/** Says how each of the texts it was made for is stressed. */
export type StressedBy = (text: string) => Spelling;

/** `complete` is false when the voice could not be asked: it may know more another time. */
interface Stressing {
  spell: StressedBy;
  complete: boolean;
}

/** Stress as courses write it, else as a voice reads it, which is marked as a guess, else none. */
export async function stressAll(
  texts: readonly string[],
  courses: CourseWords,
  listener: Listener,
): Promise<Stressing> {
  const spellings = new Map(texts.map((text) => [text, sureSpelling(text, courses)]));
  const open = [...spellings].flatMap(([text, spelling]) => (spelling ? [] : [text]));
  const phonemes = await transcribe(listener, open);
  open.forEach((text, index) => spellings.set(text, guess(text, phonemes?.[index])));
  return {
    spell: (text) => spellings.get(text) ?? { text, stress: 'unknown' },
    complete: phonemes !== null,
  };
}

function sureSpelling(text: string, courses: CourseWords): Spelling | null {
  if (hasStress(text) || isPlainlyStressed(text)) return { text, stress: 'sure' };
  const stressed = courses.stressOf(text);
  return stressed === null ? null : { text: withCapital(text, stressed), stress: 'sure' };
}

function guess(text: string, phonemes: string | undefined): Spelling {
  const guessed = phonemes === undefined ? null : guessStress(text, phonemes);
  return guessed === null ? { text, stress: 'unknown' } : { text: guessed, stress: 'guessed' };
}

async function transcribe(listener: Listener, words: string[]): Promise<string[] | null> {
  if (words.length === 0) return [];
  try {
    return await getPhonemes(listener, words);
  } catch (error) {
    logError(error, { part: 'stress' });
    return null;
  }
}

const withCapital = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
