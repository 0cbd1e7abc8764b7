import { acceptedAnswers, isWordOf } from '@/lib/russian/exercises/compare/accepted-answers';
import type { SentenceRules } from '@/lib/russian/exercises/compare/compare-sentences';
import { findBest, type BestMatch } from '@/lib/russian/exercises/compare/find-best';
import { usualTolerance, type Tolerance } from '@/lib/russian/exercises/compare/tolerance';
import type { AnswerOf, ContentOf, Grade, Issue, Task } from '@/lib/russian/exercises/schema';
import { findBySynonyms } from '@/lib/russian/exercises/synonyms/find-by-synonyms';
import { findDifference } from '@/lib/russian/exercises/text/difference';
import { fold, hasCyrillic, hasLatin, stripStress } from '@/lib/russian/exercises/text/fold';
import { readOnRussianKeys } from '@/lib/russian/exercises/text/layout';
import { readSentence, type Sentence } from '@/lib/russian/exercises/text/sentence';
import { localize } from '@/lib/platform/i18n/localized-text';
import type { GradeContext } from './kind';

export function concealWrite(content: ContentOf<'write'>, _seed: string, locale: string): Task<'write'> {
  return { kind: 'write', prompt: localize(locale, content.prompt), sentence: content.sentence ?? null };
}

export function gradeWrite(
  content: ContentOf<'write'>,
  answer: AnswerOf<'write'>,
  { lexicon }: Pick<GradeContext, 'lexicon'>,
  tolerance: Tolerance = usualTolerance,
): Grade {
  const rules = { lexicon, tolerance, order: content.order, spelling: content.spelling };
  const given = answer.text.trim();
  const read = readAnswer(given, content, rules);
  if (read === null) return gradeNothing(given, expectedWrite(content));
  const { verdict, issues, text, isReworded } = read;
  const expected = read.expected.text;
  const diff = findDifference(text, isReworded ? text : expected);
  return { verdict, issues, expected, given, diff, places: null };
}

function gradeNothing(given: string, expected: string): Grade {
  const diff = findDifference(given, expected);
  return { verdict: 'wrong', issues: [{ code: 'empty' }], expected, given, diff, places: null };
}

/** Reveals the first letter of every word: «Э·· м·· с·····.» */
export function narrowWrite(content: ContentOf<'write'>): { kind: 'write'; mask: string } {
  const mask = stripStress(expectedWrite(content)).replace(/\p{L}+/gu, (word) =>
    word.length === 1 ? '·' : word.charAt(0) + '·'.repeat(word.length - 1),
  );
  return { kind: 'write', mask };
}

export function expectedWrite(content: ContentOf<'write'>): string {
  return content.answers[0];
}

/** The typed text; null when nothing was written. */
export function canonicalWrite(_content: ContentOf<'write'>, { text }: AnswerOf<'write'>): string[] | null {
  return fold(text) === '' ? null : [text.trim()];
}

/** Adds a typed text to the accepted answers, without the characters that have a meaning in templates. */
export function acceptInWrite(
  content: ContentOf<'write'>,
  [text = '']: readonly string[],
): ContentOf<'write'> {
  const plain = text.replaceAll(/[()[\]/\s]+/g, ' ').trim();
  if (fold(plain) === '' || content.answers.includes(plain)) return content;
  return { ...content, answers: [...content.answers, plain] };
}

interface Reading extends BestMatch {
  /** The text the learner meant to type. */
  text: string;
}

interface WriteTask {
  content: ContentOf<'write'>;
  rules: SentenceRules;
}

/** The best match of a typed answer; null when nothing was written. */
function readAnswer(given: string, content: ContentOf<'write'>, rules: SentenceRules): Reading | null {
  const sentence = readSentence(given, rules.tolerance.folding);
  if (sentence.folded === '') return null;
  const accepted = acceptedAnswers(content.answers);
  const found = findClosest(sentence, accepted, { content, rules });
  if (found === null) return null;
  if (hasLatin(given) && !hasCyrillic(given)) return readLatin(given, found, { content, rules });
  const note = found.verdict === 'wrong' ? [] : noteLookAlikes(given, sentence.folded);
  return { ...found, text: given, issues: [...note, ...found.issues] };
}

/** Reads an answer in Latin letters alone, which may be the right keys under another keyboard layout. */
function readLatin(given: string, found: BestMatch, { content, rules }: WriteTask): Reading {
  const meant = found.verdict === 'right' ? null : readOnOtherKeys(given, content, rules);
  return meant ?? { ...found, text: given, issues: [{ code: 'latin' }] };
}

/** The closest accepted answer, word by word; when that is not right, also with synonyms. */
function findClosest(
  sentence: Sentence,
  accepted: readonly Sentence[],
  { content, rules }: WriteTask,
): BestMatch | null {
  const direct = findBest(sentence, accepted, rules);
  const { synonyms = [] } = content;
  if (direct === null || direct.verdict === 'right' || synonyms.length === 0) return direct;
  return findBySynonyms(sentence, accepted, {
    synonyms,
    rules,
    direct,
    isWanted: (word) => isWordOf(content.answers, word),
  });
}

/** Reads an answer typed on the right keys under the wrong keyboard layout; null when that gives nothing right. */
function readOnOtherKeys(given: string, content: ContentOf<'write'>, rules: SentenceRules): Reading | null {
  if (!rules.tolerance.layouts) return null;
  for (const text of readOnRussianKeys(given)) {
    const found = findBest(readSentence(text), acceptedAnswers(content.answers), rules);
    if (found === null || found.verdict === 'wrong') continue;
    return { ...found, text, verdict: 'almost', issues: [{ code: 'layout' }, ...found.issues] };
  }
  return null;
}

function noteLookAlikes(given: string, folded: string): Issue[] {
  const asTyped = fold(given, { stress: true, lookAlikes: false });
  return asTyped === folded ? [] : [{ code: 'lookalike' }];
}
