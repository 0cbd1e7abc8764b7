import { findFormDifference } from '@/lib/russian/exercises/inside/forms';
import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import type { Issue, Verdict } from '@/lib/russian/exercises/schema';
import { withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Word } from '@/lib/russian/exercises/text/sentence';
import { spellingDistance } from '@/lib/russian/exercises/text/spelling-distance';
import { maxSlips, type Tolerance } from './tolerance';

/*
 * Words for mistakes, here and in tolerance.ts: a slip is one letter too many, missing, wrong or swapped; a misspelling is a
 * word with so few slips that it is still the word asked for (issue code 'typo'); all else is another form or another word.
 */

/** OpenCorpora grammemes of first names, surnames, patronymics, places, organisations and brands. */
const properNameGrammemes = new Set(['Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Trad']);

export interface WordRules {
  lexicon: Lexicon;
  spelling: 'normal' | 'strict';
  tolerance: Tolerance;
}

export interface WordMatch {
  verdict: Verdict;
  issue: Issue | null;
}

/** Whether a written word is the one asked for, a misspelling of it, or something else. */
export function compareWords(given: Word, expected: Word, rules: WordRules): WordMatch {
  if (given.folded === expected.folded) return { verdict: 'right', issue: null };
  if (withoutYo(given.folded) === withoutYo(expected.folded)) return compareYo(given, expected, rules);
  const mistake = classifyMistake(given, expected, rules.lexicon);
  const isOtherWordOrForm =
    mistake.code === 'form' || isAnotherWord(given.folded, expected.folded, rules.lexicon);
  if (isOtherWordOrForm || !isMisspelling(given, expected, rules.tolerance))
    return { verdict: 'wrong', issue: mistake };
  return { verdict: misspellingVerdict(rules), issue: issueOf('typo', given, expected) };
}

function misspellingVerdict(rules: WordRules): Verdict {
  return rules.spelling === 'strict' ? 'wrong' : 'almost';
}

/** «е» for «ё» is usual in Russian; «ё» for «е» is a spelling mistake. */
function compareYo(given: Word, expected: Word, rules: WordRules): WordMatch {
  const isExtra = Array.from(given.folded).some(
    (letter, index) => letter === 'ё' && expected.folded[index] !== 'ё',
  );
  if (!isExtra) return { verdict: 'right', issue: issueOf('yo', given, expected) };
  return { verdict: misspellingVerdict(rules), issue: issueOf('extra_yo', given, expected) };
}

/** One slip that yields another real word is a mistake, however small: «стул» is no misspelt «стол». */
function isAnotherWord(given: string, expected: string, lexicon: Lexicon): boolean {
  // «по-русский» is not in the dictionary as a whole; without «по-» it is an adjective in place of an adverb.
  const word = given.startsWith('по-') && expected.startsWith('по-') ? given.slice('по-'.length) : given;
  if (!lexicon.isWord(word)) return false;
  // Nearly every short string is some name or village: those count only where a name is asked for.
  return (
    lexicon.readings(word).some((reading) => !isName(reading)) || lexicon.readings(expected).some(isName)
  );
}

function isName(reading: Reading): boolean {
  return reading.grammemes.some((grammeme) => properNameGrammemes.has(grammeme));
}

function isMisspelling(given: Word, expected: Word, tolerance: Tolerance): boolean {
  const { folded: letters, stressed } = expected;
  const slips = spellingDistance(given.folded, { letters, stressed }, tolerance.phoneticSlipCost);
  return slips <= maxSlips(letters.length, tolerance);
}

/** Whether a wrong word is another form of the expected word, or another word. */
export function classifyMistake(given: Word, expected: Word, lexicon: Lexicon): Issue {
  const difference = findFormDifference(given, expected, lexicon);
  return difference === null
    ? issueOf('other_word', given, expected)
    : { ...issueOf('form', given, expected), ...difference };
}

function issueOf(code: Issue['code'], given: Word, expected: Word): Issue {
  return { code, given: given.shown, expected: expected.shown };
}
