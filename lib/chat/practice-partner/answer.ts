import { longMessageLength } from './limits';
import { composeAnswer, fromPool } from './inside/compose';
import { findCorrections } from './inside/corrections/find-corrections';
import type { Analyser } from './inside/language';
import { readMessage } from './inside/read-message';
import { understand } from './inside/understand';
import type { Correction, PartnerAnswer, PartnerMessage } from './schema';

interface Partner {
  analyser: Analyser;
  /** What it calls itself. */
  name: string;
}

/**
 * What the practice partner answers: a machine that goes by rules. The same message, turns and seed give the same answer.
 * Corrections stand beside the answer, never in it.
 */
export async function answer(
  { text, turns, seed }: PartnerMessage,
  { analyser, name }: Partner,
): Promise<PartnerAnswer> {
  const chance = { turns, seed };
  const message = readMessage(text, analyser);
  if (message.kind !== 'russian')
    return { text: fromPool(message.kind, chance), corrections: [], isUnderstood: false };
  const corrections =
    message.cyrillic === null ? await findCorrections(text, analyser) : [inCyrillic(text, message.cyrillic)];
  const understood = await understand({ message, turns, analyser });
  if (understood === null) {
    const pool = text.length > longMessageLength ? 'long' : 'unclear';
    return { text: fromPool(pool, chance), corrections, isUnderstood: false };
  }
  const slots = { me: name, ...understood.slots };
  return { text: composeAnswer({ ...understood, slots }, chance), corrections, isUnderstood: true };
}

/** «privet» is understood, and shown as it is written in Russian. */
function inCyrillic(text: string, cyrillic: string): Correction {
  const start = text.length - text.trimStart().length;
  const wrong = text.trim();
  return { start, end: start + wrong.length, wrong, right: cyrillic, reason: 'latin_letters' };
}
