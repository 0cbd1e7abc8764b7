import type { Reading } from '@/lib/russian/exercises/lexicon';
import type { Correction, CorrectionReason } from '@/lib/chat/practice-partner/schema';
import { has, type Analyser } from '@/lib/chat/practice-partner/inside/language';
import type { Token } from '@/lib/chat/practice-partner/inside/tokens';

export interface RuleContext {
  tokens: readonly Token[];
  /** The word that the rule checks; it may also read the words before it. */
  index: number;
  analyser: Analyser;
}

/** A fix before it is given its positions: it replaces the words from `first` to `last`. */
export interface Fix {
  first: Token;
  last: Token;
  right: string;
  reason: CorrectionReason;
}

/** Looks for one class of mistakes at one word. */
export type Rule = (context: RuleContext) => Promise<Fix | null> | Fix | null;

export function correctionOf(text: string, { first, last, right, reason }: Fix): Correction {
  return { start: first.start, end: last.end, wrong: text.slice(first.start, last.end), right, reason };
}

/**
 * The form of a word with these grammemes: null when homographs would have different ones, or none has it. `lemma` restricts
 * it to the word of one reading.
 */
export async function formOf(
  { analyser, token, part, lemma }: { analyser: Analyser; token: Token; part: string; lemma?: string },
  wanted: readonly string[],
): Promise<string | null> {
  const lexemes = await analyser.listHomonyms(token.folded);
  const found = lexemes
    .filter(({ grammemes }) => grammemes[0] === part)
    .filter((lexeme) => lemma === undefined || lexeme.lemma.toLowerCase() === lemma)
    .flatMap(({ forms }) => forms.find((form) => has(form, ...wanted))?.text ?? []);
  const [first] = new Set(found);
  return first !== undefined && new Set(found).size === 1 ? first : null;
}

/** Whether all readings belong to one dictionary word. */
export const isOneWord = (readings: readonly Reading[]) =>
  readings.length > 0 && readings.every(({ lemma }) => lemma === readings[0]?.lemma);

/** A form with a capital letter if the word it replaces has one. */
export function casedLike(form: string, { text }: Token): string {
  const [initial = ''] = text;
  return initial !== initial.toLowerCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
