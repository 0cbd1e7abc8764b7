import 'server-only';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Kind } from '@/lib/russian/exercises/schema';
import { loadLexicon } from './morphology';

/** An empty dictionary, for kinds of exercise that are graded without one. */
const emptyLexicon: Lexicon = { isWord: () => false, readings: () => [] };
const needsWords: Record<Kind, boolean> = {
  gap: true,
  write: true,
  choice: false,
  pairs: false,
  order: false,
};

/** The dictionary for kinds that need it: it takes 90 MB and is loaded when the first answer needs it. */
export async function lexiconFor(kind: Kind): Promise<Lexicon> {
  return needsWords[kind] ? loadLexicon() : emptyLexicon;
}
