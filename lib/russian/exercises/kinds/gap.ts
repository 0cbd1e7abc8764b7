import { classifyMistake } from '@/lib/russian/exercises/compare/compare-words';
import type { AnswerOf, ContentOf, Grade, Issue, Task } from '@/lib/russian/exercises/schema';
import { showTranslation } from '@/lib/russian/exercises/shown';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { findDifference } from '@/lib/russian/exercises/text/difference';
import { readWord } from '@/lib/russian/exercises/text/sentence';
import { localize } from '@/lib/platform/i18n/localized-text';
import { allOf, isAccepted, isTakenFrom, withAnswer } from './accepted';
import type { GradeContext } from './kind';
import { checkPositions, drawPositions, pick, refuseAnswer } from './positions';

const gap = /\{\d+\}/;

export function concealGap(content: ContentOf<'gap'>, seed: string, locale: string): Task<'gap'> {
  return {
    kind: 'gap',
    prompt: localize(locale, content.prompt),
    segments: content.text.split(gap),
    bank: shownBank(content, seed),
    translation: showTranslation(locale, content.translation),
  };
}

export function gradeGap(content: ContentOf<'gap'>, answer: AnswerOf<'gap'>, context: GradeContext): Grade {
  const bank = shownBank(content, context.seed);
  if (answer.words.length !== content.answers.length) refuseAnswer();
  checkPositions(answer.words, bank.length);
  const words = wordsAt(answer, bank);
  const asked = isAccepted(content.accepted, words) ? (allOf(words) ?? []) : content.answers;
  const places = asked.map((expected, place) => words[place] === expected);
  const right = places.every(Boolean);
  const expected = complete(content.text, asked);
  const given = complete(content.text, words);
  return {
    verdict: right ? 'right' : 'wrong',
    issues: asked.flatMap((word, place) => issueOf(words[place] ?? null, word, context)),
    expected,
    given,
    diff: findDifference(given, expected),
    places,
  };
}

/** Rules out wrong words of the bank: all of them where several gaps still leave a choice, else all but one. */
export function narrowGap(content: ContentOf<'gap'>, seed: string): { kind: 'gap'; out: number[] } {
  const fitting = [content.answers, ...(content.accepted ?? [])].flat();
  const wrong = content.bank.filter((word) => !fitting.includes(word));
  const leavesChoice = content.answers.length > 1 || wrong.length === 1;
  return {
    kind: 'gap',
    out: drawPositions(shownBank(content, seed), wrong, leavesChoice ? wrong.length : wrong.length - 1, seed),
  };
}

export function expectedGap(content: ContentOf<'gap'>): string {
  return complete(content.text, content.answers);
}

/** The words in the gaps; null when a gap is empty. */
export function canonicalGap(
  content: ContentOf<'gap'>,
  answer: AnswerOf<'gap'>,
  seed: string,
): string[] | null {
  return allOf(wordsAt(answer, shownBank(content, seed)));
}

export function acceptInGap(content: ContentOf<'gap'>, canonical: readonly string[]): ContentOf<'gap'> {
  const fits = canonical.length === content.answers.length && isTakenFrom(content.bank, canonical);
  return fits ? { ...content, accepted: withAnswer(content.accepted, canonical) } : content;
}

export function formatGap({ text }: ContentOf<'gap'>, canonical: readonly string[]): string {
  return complete(text, canonical);
}

function wordsAt(answer: AnswerOf<'gap'>, bank: readonly string[]): (string | null)[] {
  return answer.words.map((position) => (position === null ? null : (bank[position] ?? null)));
}

function shownBank(content: ContentOf<'gap'>, seed: string): string[] {
  return pick(content.bank, shuffledOrder(content.bank, `${seed} bank`));
}

function issueOf(given: string | null, expected: string, context: GradeContext): Issue[] {
  if (given === expected) return [];
  if (given === null) return [{ code: 'missing', expected }];
  return [classifyMistake(readWord(given), readWord(expected), context.lexicon)];
}

/** The text with words in its gaps, capitalised at the start of a sentence; «…» in an empty gap. */
function complete(text: string, words: readonly (string | null)[]): string {
  const [start = '', ...rest] = text.split(gap);
  return rest.reduce((before, after, place) => before + fit(before, words[place] ?? '…') + after, start);
}

function fit(before: string, word: string): string {
  const opens = /(?:^|[.!?…]["»)]*\s)[\s—–«"(]*$/u.test(before);
  return opens ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
