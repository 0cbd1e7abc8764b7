import { hasCyrillic, fold } from '@/lib/russian/exercises/text/fold';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { diffWords, isChanged } from '@/lib/platform/text/word-diff';
import { findWord } from './find-word';

export interface Mistake {
  wrong: string;
  right: string;
  /** The corrected sentence around it. */
  sentence: string;
}

/** Maximum length of a form on a card. */
const maxFormCodePoints = 80;
/** Maximum length of a wrong form: a longer stretch was written anew. */
const maxWords = 4;
const maxSentenceCodePoints = 200;
/** Only letters of Russian, and no sign that has a meaning in the text of an exercise. */
const isPlainRussian = (text: string) =>
  hasCyrillic(text) && /^(?:[а-яё\u0301]|[^\p{L}()[\]{}/\p{Cc}])*$/iu.test(text);

/** The wrong forms in a corrected text, each with its correction; words that were only added or removed are left out. */
export function findMistakes(before: string, after: string): Mistake[] {
  const mistakes: Mistake[] = [];
  let at = 0;
  for (const stretch of diffWords(before, after)) {
    const [wrong, right] = [stretch.before.trim(), stretch.after.trim()];
    const sentence = sentenceAround(after, at, at + stretch.after.length);
    at += stretch.after.length;
    if (isChanged(stretch) && isAskable({ wrong, right, sentence }))
      mistakes.push({ wrong, right, sentence });
  }
  return mistakes;
}

function isAskable({ wrong, right, sentence }: Mistake): boolean {
  const isShort = [wrong, right].every((form) => countCodePoints(form) <= maxFormCodePoints);
  return (
    isShort &&
    countCodePoints(sentence) <= maxSentenceCodePoints &&
    [wrong, right, sentence].every(isPlainRussian) &&
    fold(wrong) !== fold(right) &&
    fold(right).split(' ').length <= maxWords &&
    findWord(sentence, [right]) !== null
  );
}

function sentenceAround(text: string, from: number, to: number): string {
  const start = Math.max(...[...text.slice(0, from).matchAll(/[.!?…]+\s+|\n+/gu)].map(endOf), 0);
  const rest = text.slice(to);
  const end = /[.!?…]+(?=\s|$)|\n/u.exec(rest);
  return text.slice(start, end ? to + endOf(end) : text.length).trim();
}

const endOf = ({ index, 0: found }: { index: number; 0: string }) => index + found.length;
