import { describe, expect, it } from '@jest/globals';
import { beginChoice, chooseOption, ruleOutOptions } from '@/components/learning/session/drafts/choice';
import {
  beginDraft,
  emptyAnswer,
  finalAnswer,
  isFull,
  narrowDraft,
} from '@/components/learning/session/drafts/draft';
import { beginGap, placeWord, ruleOutWords, takeWord } from '@/components/learning/session/drafts/gap';
import { beginOrder, beginWith, placeToken, takeToken } from '@/components/learning/session/drafts/order';
import { beginPairs, matchPair, settlePair, undoPair } from '@/components/learning/session/drafts/pairs';
import { excessOf } from '@/components/learning/session/drafts/write';
import type { Task } from '@/lib/russian/exercises/schema';
import { orderTask, writeTask } from '@/tests/unit/components/learning/practice/practice';

const prompt = { text: 'Choose.', lang: 'en' } as const;
const gapTask: Task<'gap'> = {
  kind: 'gap',
  prompt,
  segments: ['Ма́ма ', ', па́па ', '.'],
  bank: ['там', 'э́то', 'тут'],
  translation: null,
};
const english = (text: string) => ({ text, lang: 'en' });
const choiceTask: Task<'choice'> = {
  kind: 'choice',
  prompt,
  sentence: null,
  options: [english('cat'), english('house'), english('tea')],
};
const pairsTask: Task<'pairs'> = {
  kind: 'pairs',
  prompt,
  left: ['кот', 'дом'],
  right: [english('house'), english('cat')],
};

describe('gaps', () => {
  const empty = beginGap(gapTask);

  it('fill from the first one, or where the learner says', () => {
    expect(placeWord(empty, 2).words).toEqual([2, null]);
    expect(placeWord(empty, 2, 1).words).toEqual([null, 2]);
  });

  it('take no word when all are full', () => {
    const full = placeWord(placeWord(empty, 2), 0);
    expect(placeWord(full, 1)).toBe(full);
  });

  it('change places when a word is moved onto another', () => {
    const full = placeWord(placeWord(empty, 2), 0);
    expect(placeWord(full, 2, 1).words).toEqual([0, 2]);
  });

  it('give a word back', () => {
    expect(takeWord(placeWord(empty, 2), 0).words).toEqual([null, null]);
  });

  it('lose words that a hint rules out, and take them no more', () => {
    const narrowed = ruleOutWords(placeWord(empty, 1), [1]);
    expect(narrowed.words).toEqual([null, null]);
    expect(placeWord(narrowed, 1)).toBe(narrowed);
  });
});

describe('a choice', () => {
  const open = beginChoice(choiceTask);

  it('is changed by choosing again', () => {
    expect(chooseOption(chooseOption(open, 0), 2).option).toBe(2);
  });

  it('refuses what is not there or ruled out', () => {
    expect(chooseOption(open, 3).option).toBeNull();
    expect(chooseOption(ruleOutOptions(open, [1]), 1).option).toBeNull();
  });

  it('is taken back when a hint rules it out', () => {
    expect(ruleOutOptions(chooseOption(open, 1), [1]).option).toBeNull();
  });
});

describe('pairs', () => {
  const free = beginPairs(pairsTask);

  it('join two that are free, and only those', () => {
    const joined = matchPair(free, 0, 1);
    expect(joined.matches).toEqual([1, null]);
    expect(matchPair(joined, 1, 1)).toBe(joined);
    expect(matchPair(joined, 0, 0)).toBe(joined);
  });

  it('come apart again', () => {
    expect(undoPair(matchPair(free, 0, 1), 0).matches).toEqual([null, null]);
  });

  it('given by a hint replace wrong ones and stay', () => {
    const settled = settlePair(matchPair(free, 0, 0), 0, 1);
    expect(settled.matches).toEqual([1, null]);
    expect(undoPair(settled, 0)).toBe(settled);
  });
});

describe('an order', () => {
  const empty = beginOrder(orderTask);
  const all = [1, 2, 0].reduce((draft, token) => placeToken(draft, token), empty);

  it('grows at the end', () => {
    expect(all.tokens).toEqual([1, 2, 0]);
  });

  it('moves a word to where it is dropped', () => {
    expect(placeToken(all, 0, 0).tokens).toEqual([0, 1, 2]);
    expect(placeToken(all, 1, 2).tokens).toEqual([2, 0, 1]);
  });

  it('gives a word back', () => {
    expect(takeToken(all, 2).tokens).toEqual([1, 0]);
  });

  it('keeps in front what a hint has placed', () => {
    const begun = beginWith(all, [0]);
    expect(begun.tokens).toEqual([0, 1, 2]);
    expect(takeToken(begun, 0)).toBe(begun);
    expect(placeToken(begun, 2, 0).tokens).toEqual([0, 2, 1]);
  });
});

describe('a written answer', () => {
  it.each([
    ['а'.repeat(300), 0],
    ['а'.repeat(303), 3],
    ['😀'.repeat(300), 0],
  ])('counts code points', (text, excess) => {
    expect(excessOf(text)).toBe(excess);
  });
});

describe('the answer', () => {
  it.each<[string, Task]>([
    ['gap', gapTask],
    ['choice', choiceTask],
    ['pairs', pairsTask],
    ['write', writeTask],
    ['order', orderTask],
  ])('of an untouched %s is not ready', (_, task) => {
    expect(finalAnswer(beginDraft(task))).toBeNull();
    expect(isFull(beginDraft(task))).toBe(false);
  });

  it('that is too long is not ready', () => {
    const draft = { kind: 'write' as const, task: writeTask, text: 'а'.repeat(301), mask: null };
    expect(finalAnswer(draft)).toBeNull();
  });

  it('of an order may leave words over', () => {
    const draft = placeToken(beginOrder(orderTask), 1);
    expect(finalAnswer(draft)).toEqual({ kind: 'order', tokens: [1] });
    expect(isFull(draft)).toBe(false);
  });

  it('of whoever gives up is empty; a choice can be guessed', () => {
    expect(emptyAnswer(beginDraft(gapTask))).toEqual({ kind: 'gap', words: [null, null] });
    expect(emptyAnswer(beginDraft(pairsTask))).toEqual({ kind: 'pairs', matches: [null, null] });
    expect(emptyAnswer(beginDraft(choiceTask))).toBeNull();
  });

  it('is not touched by a hint for another kind', () => {
    const draft = beginDraft(writeTask);
    expect(narrowDraft(draft, { kind: 'gap', out: [1] })).toBe(draft);
  });
});
