import { findCorrections } from './inside/corrections/find-corrections';
import type { Analyser } from './inside/language';
import { readMessage } from './inside/read-message';
import type { Correction } from './schema';

/** The mistakes of a Russian text that are certain, at most two; none in a text of another language or in Latin letters. */
export async function findSlips(text: string, analyser: Analyser): Promise<Correction[]> {
  const message = readMessage(text, analyser);
  const isRussian = message.kind === 'russian' && message.cyrillic === null;
  return isRussian ? findCorrections(text, analyser) : [];
}
