import { nameMistake } from '@/lib/exercises/compare/compare-words';
import type { AnswerOf, ContentOf, Grade, Issue, Task } from '@/lib/exercises/schema';
import { showTranslation } from '@/lib/exercises/shown';
import { shuffledOrder } from '@/lib/exercises/shuffle';
import { findDifference } from '@/lib/exercises/text/difference';
import { readWord } from '@/lib/exercises/text/sentence';
import { showIn } from '@/lib/i18n/local-text';
import type { GradeContext } from './kind';
import { checkPositions, drawPositions, pick, refuseAnswer } from './positions';

const gap = /\{\d+\}/;

export function concealGap(content: ContentOf<'gap'>, seed: string, locale: string): Task<'gap'> {
  return {
    kind: 'gap',
    prompt: showIn(locale, content.prompt),
    segments: content.text.split(gap),
    bank: shownBank(content, seed),
    translation: showTranslation(locale, content.translation),
  };
}

export function gradeGap(content: ContentOf<'gap'>, answer: AnswerOf<'gap'>, context: GradeContext): Grade {
  const bank = shownBank(content, context.seed);
  if (answer.words.length !== content.answers.length) refuseAnswer();
  checkPositions(answer.words, bank.length);
  const words = answer.words.map((position) => (position === null ? null : (bank[position] ?? null)));
  const places = content.answers.map((expected, place) => words[place] === expected);
  const right = places.every(Boolean);
  const expected = expectedGap(content);
  const given = complete(content.text, words);
  return {
    verdict: right ? 'right' : 'wrong',
    issues: content.answers.flatMap((asked, place) => issueOf(words[place] ?? null, asked, context)),
    expected,
    given,
    diff: findDifference(given, expected),
    places,
  };
}

/** Takes wrong words out of the bank: all of them where several gaps still leave a choice, else all but one. */
export function narrowGap(content: ContentOf<'gap'>, seed: string): { kind: 'gap'; out: number[] } {
  const wrong = content.bank.filter((word) => !content.answers.includes(word));
  const leavesChoice = content.answers.length > 1 || wrong.length === 1;
  return {
    kind: 'gap',
    out: drawPositions(shownBank(content, seed), wrong, leavesChoice ? wrong.length : wrong.length - 1, seed),
  };
}

export function expectedGap(content: ContentOf<'gap'>): string {
  return complete(content.text, content.answers);
}

function shownBank(content: ContentOf<'gap'>, seed: string): string[] {
  return pick(content.bank, shuffledOrder(content.bank, `${seed} bank`));
}

function issueOf(given: string | null, expected: string, context: GradeContext): Issue[] {
  if (given === expected) return [];
  if (given === null) return [{ code: 'missing', expected }];
  return [nameMistake(readWord(given), readWord(expected), context.lexicon)];
}

/** The text with words in its gaps, a capital where one opens a sentence, «…» where one is empty. */
function complete(text: string, words: readonly (string | null)[]): string {
  const [start = '', ...rest] = text.split(gap);
  return rest.reduce((before, after, place) => before + fit(before, words[place] ?? '…') + after, start);
}

function fit(before: string, word: string): string {
  const opens = /(?:^|[.!?…]["»)]*\s)[\s—–«"(]*$/u.test(before);
  return opens ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
