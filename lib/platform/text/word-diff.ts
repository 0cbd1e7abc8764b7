import { diffArrays } from 'diff';

/** A stretch of two texts: the old words and the new words; both are equal where nothing has changed. */
export interface Stretch {
  before: string;
  after: string;
}

/**
 * The difference of two texts by words of any script, as stretches in order. Changed words that only spaces lie between are
 * one stretch: «в шко́ле» became «на рабо́ту», not each word by itself.
 */
export function diffWords(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { value, added, removed } of diffArrays(wordsOf(before), wordsOf(after))) {
    const text = value.join('');
    const last = stretches.at(-1);
    if (!added && !removed) stretches.push({ before: text, after: text });
    else if (last && isChanged(last)) append(last, removed ? text : '', added ? text : '');
    else stretches.push({ before: removed ? text : '', after: added ? text : '' });
  }
  return joined(stretches);
}

export const isChanged = ({ before, after }: Stretch) => before !== after;

/** Words with their marks and inner hyphens, runs of spaces, and other signs one by one. */
const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

function append(stretch: Stretch, before: string, after: string): void {
  stretch.before += before;
  stretch.after += after;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const last = result.at(-1);
    const next = stretches[index + 1];
    const isBetween = /^[^\S\n]+$/u.test(stretch.before) && !isChanged(stretch) && next && isReplaced(next);
    const isJoined = last && isReplaced(last) && (isBetween || isChanged(stretch));
    if (isJoined) append(last, stretch.before, stretch.after);
    else result.push({ ...stretch });
  }
  return result;
}

/** Whether a stretch replaces one text by another; false where words were only added or removed. */
const isReplaced = ({ before, after }: Stretch) => before !== after && before !== '' && after !== '';
