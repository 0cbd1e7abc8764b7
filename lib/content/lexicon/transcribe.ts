import 'server-only';
import { getSpeaker } from '@/lib/russian/speech/service';

/** A question the voice answers in a tenth of a second. */
const wordsAtOnce = 1_000;

/** How the voice says words, in IPA, in their order. Throws AppError when it cannot be asked. */
export async function transcribe(words: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    const part = words.slice(start, start + wordsAtOnce);
    const { phonemes } = await getSpeaker().ask({ kind: 'phonemes', words: part });
    said.push(...(phonemes ?? part.map(() => '')));
  }
  return said;
}
