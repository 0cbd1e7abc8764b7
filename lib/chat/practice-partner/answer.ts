import { longMessageCodeUnits } from './limits';
import { composeAnswer, fromPool } from './inside/compose';
import { findCorrections } from './inside/corrections/find-corrections';
import type { Analyser } from './inside/language';
import { ownQuestion } from './inside/own-question';
import { readMessage, type Message, type Reading } from './inside/read-message';
import { understand, understandName } from './inside/understand';
import type { PoolName } from './script-schema';
import type { Correction, PartnerAnswer, PartnerMessage } from './schema';

interface Partner {
  analyser: Analyser;
  /** The name that the partner calls itself. */
  name: string;
}

/**
 * The practice partner's answer, made by rules alone. The same message, turns and seed give the same answer. Corrections are
 * listed beside the answer, never inside it.
 */
export async function answer(
  { text, turns, seed }: PartnerMessage,
  { analyser, name }: Partner,
): Promise<PartnerAnswer> {
  const chance = { turns, seed };
  const message = readMessage(text, analyser);
  const understood =
    message.kind === 'russian'
      ? await understand({ message, turns, analyser })
      : understandName(text, turns, analyser);
  const corrections = message.kind === 'russian' ? await correct(text, message, analyser) : [];
  if (understood === null)
    return { text: fromPool(poolFor(message, text), chance), corrections, isUnderstood: false };
  const slots = { me: name, ...understood.slots };
  return { text: composeAnswer({ ...understood, slots }, chance), corrections, isUnderstood: true };
}

/**
 * The partner's answer to a picture or a voice note without words, which it can neither see nor hear. It repeats its open
 * question, once.
 */
export function answerUnseen(
  kind: 'picture' | 'voice',
  chance: Pick<PartnerMessage, 'turns' | 'seed'>,
): string {
  const open = ownQuestion(chance.turns)?.text ?? null;
  const isAskedAgain = chance.turns.filter(({ text }) => open !== null && text.endsWith(open)).length > 1;
  return fromPool(kind, chance, isAskedAgain ? null : open);
}

function poolFor({ kind }: Message, text: string): PoolName {
  if (kind !== 'russian') return kind;
  return text.length > longMessageCodeUnits ? 'long' : 'unclear';
}

const correct = (text: string, { cyrillic }: Reading, analyser: Analyser) =>
  cyrillic === null ? findCorrections(text, analyser) : [inCyrillic(text, cyrillic)];

/** «privet» is understood, and shown as it is written in Russian. */
function inCyrillic(text: string, cyrillic: string): Correction {
  const start = text.length - text.trimStart().length;
  const wrong = text.trim();
  return { start, end: start + wrong.length, wrong, right: cyrillic, reason: 'latin_letters' };
}
