import 'server-only';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Kind } from '@/lib/russian/exercises/schema';
import { loadLexicon } from './morphology';

/** Kinds whose answers are positions are graded without a dictionary. */
const noWords: Lexicon = { isWord: () => false, readings: () => [] };
const needsWords: Record<Kind, boolean> = {
  gap: true,
  write: true,
  choice: false,
  pairs: false,
  order: false,
};

/** The dictionary where grading needs it: it takes 90 MB and is loaded when the first learner writes an answer. */
export async function lexiconFor(kind: Kind): Promise<Lexicon> {
  return needsWords[kind] ? loadLexicon() : noWords;
}
