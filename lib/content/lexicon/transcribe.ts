import 'server-only';
import { getSpeaker } from '@/lib/russian/speech/service';

/** A batch that the speech synthesis answers in about 100 ms. */
const wordsPerCall = 1_000;

/** The IPA transcriptions of words, in order. Throws AppError when the speech synthesis is unavailable. */
export async function transcribe(words: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (let start = 0; start < words.length; start += wordsPerCall) {
    const part = words.slice(start, start + wordsPerCall);
    const { phonemes } = await getSpeaker().ask({ kind: 'phonemes', words: part });
    said.push(...(phonemes ?? part.map(() => '')));
  }
  return said;
}
