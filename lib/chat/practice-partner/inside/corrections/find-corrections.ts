import { maxCorrections, maxReadCodeUnits } from '@/lib/chat/practice-partner/limits';
import type { Correction } from '@/lib/chat/practice-partner/schema';
import type { Analyser } from '@/lib/chat/practice-partner/inside/language';
import { tokensOf } from '@/lib/chat/practice-partner/inside/tokens';
import { adjectiveAfterNoun, adjectiveBeforeNoun } from './adjectives';
import { impersonalInfinitive, infinitiveAfterModal, softSign } from './endings';
import { nounAfterNumber } from './numerals';
import { caseAfterPreposition } from './prepositions';
import { correctionOf, type Fix, type Rule } from './rule';
import { spelling } from './spelling';
import { infinitiveAfterPronoun, verbAfterNoun, verbAfterPronoun } from './verbs';

/** In order of precedence: the first rule that finds something at a word is the one that is shown. */
const rules: readonly Rule[] = [
  softSign,
  spelling,
  caseAfterPreposition,
  nounAfterNumber,
  adjectiveBeforeNoun,
  adjectiveAfterNoun,
  impersonalInfinitive,
  infinitiveAfterModal,
  verbAfterPronoun,
  infinitiveAfterPronoun,
  verbAfterNoun,
];

/** The mistakes that are certain, at most two; a false alarm is worse than a miss. */
export async function findCorrections(text: string, analyser: Analyser): Promise<Correction[]> {
  const read = tokensOf(text.slice(0, maxReadCodeUnits), analyser.lexicon);
  // In a text that was cut, the last word may be incomplete.
  const tokens = text.length > maxReadCodeUnits ? read.slice(0, -1) : read;
  const found: Correction[] = [];
  for (let index = 0; index < tokens.length && found.length < maxCorrections; index += 1) {
    const fix = tokens[index]?.isCited === true ? null : await firstFix({ tokens, index, analyser });
    if (fix === null) continue;
    const correction = correctionOf(text, fix);
    if (correction.start >= (found.at(-1)?.end ?? 0)) found.push(correction);
  }
  return found;
}

async function firstFix(context: Parameters<Rule>[0]): Promise<Fix | null> {
  for (const rule of rules) {
    const fix = await rule(context);
    if (fix) return fix;
  }
  return null;
}
