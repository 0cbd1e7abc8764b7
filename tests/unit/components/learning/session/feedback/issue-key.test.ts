import { describe, expect, it } from '@jest/globals';
import { issueKey } from '@/components/learning/session/feedback/issue-key';
import type { IssueCode, Verdict } from '@/lib/russian/exercises/schema';

const keysOf = (verdict: Verdict, codes: IssueCode[]) => {
  const issues = codes.map((code) => ({ code }));
  return codes.map((code) => issueKey(code, { verdict, issues }));
};

describe('what a learner reads beside the verdict', () => {
  it.each<[string, Verdict, IssueCode[], string[]]>([
    ['an unusual order that counts', 'almost', ['word_order'], ['word_order']],
    ['a wrong order of the right words', 'wrong', ['word_order'], ['word_order_wrong']],
    ['a wrong order and a word too many', 'wrong', ['word_order', 'extra'], ['word_order_also', 'extra']],
    ['a slip that is forgiven', 'almost', ['typo'], ['typo']],
    ['a slip where spelling is asked', 'wrong', ['typo'], ['typo_strict']],
    ['a slip there, typed with look-alikes', 'wrong', ['lookalike', 'typo'], ['lookalike', 'typo_strict']],
    ['too many slips', 'wrong', ['typo', 'typo'], ['typo_plain', 'typo_plain']],
    ['a slip beside a real mistake', 'wrong', ['typo', 'form'], ['typo', 'form']],
    ['dots left out, which counts', 'right', ['yo'], ['yo']],
    ['dots left out beside a slip', 'almost', ['yo', 'typo'], ['yo_plain', 'typo']],
    ['dots left out beside a mistake', 'wrong', ['yo', 'form'], ['yo_plain', 'form']],
    ['a missing word', 'wrong', ['missing'], ['missing']],
  ])('names %s (%s)', (_, verdict, codes, keys) => {
    expect(keysOf(verdict, codes)).toEqual(keys);
  });
});
