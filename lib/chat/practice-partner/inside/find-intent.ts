import type { Intent } from '@/lib/chat/practice-partner/script-schema';
import { withoutYo } from './language';
import { script } from './script';

/** The keys of a word in a message: the word itself and its dictionary forms, without ё. */
export type Keys = ReadonlySet<string>;

interface Pattern {
  intent: Intent;
  /** At least one word of each group has to be there. */
  groups: readonly (readonly string[])[];
  absent: readonly string[];
  /** Whether the message may contain nothing else. */
  isWhole: boolean;
  /** Whether the pattern counts only if no other one matches. */
  isWeak: boolean;
}

export interface Match {
  intent: Intent;
  /** Number of the pattern's words that were found; more is more certain. */
  score: number;
}

/** Words that do not change the meaning of a message. */
const weightless = new Set(
  'ну а и же вот да ой ах ох э эм так просто ведь пожалуйста все-таки тоже там ли уж то но'.split(' '),
);
const patterns = script.intents.flatMap((intent) => intent.says.map((text) => patternOf(intent, text)));

/** All words of the patterns; misspelt words are compared with them. */
export const patternWords: ReadonlySet<string> = new Set(patterns.flatMap(({ groups }) => groups.flat()));

function patternOf(intent: Intent, text: string): Pattern {
  const isWhole = text.startsWith('=');
  const isWeak = text.startsWith('~');
  const words = withoutYo(text.replace(/^[=~]/u, '')).split(/\s+/u);
  return {
    intent,
    groups: words.filter((word) => !word.startsWith('-')).map((word) => word.split('/')),
    absent: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    isWhole,
    isWeak,
  };
}

/** The intent whose pattern matches best; null when none does. With equal scores the first one in the file wins. */
export function findIntent(words: readonly Keys[]): Match | null {
  const all: Keys = new Set(words.flatMap((keys) => [...keys]));
  let best: Match | null = null;
  for (const pattern of patterns) {
    const score = isThere(pattern, all) ? scoreOf(pattern, words) : 0;
    if (score > (best?.score ?? 0)) best = { intent: pattern.intent, score };
  }
  return best;
}

const isThere = ({ groups, absent }: Pattern, all: Keys) =>
  groups.every((group) => isIn(all, group)) && !isIn(all, absent);

/** A whole message counts half a word more than the same words among others. */
function scoreOf({ groups, isWhole, isWeak }: Pattern, words: readonly Keys[]): number {
  if (!isWhole) return isWeak ? groups.length / 10 : groups.length;
  const others = words.filter((keys) => !groups.some((group) => isIn(keys, group)));
  return others.every((keys) => isIn(keys, weightless)) ? groups.length + 0.5 : 0;
}

function isIn(keys: Keys, group: Iterable<string>): boolean {
  for (const word of group) if (keys.has(word)) return true;
  return false;
}
