import type { Grade, IssueCode } from '@/lib/russian/exercises/schema';

const ofSpelling = new Set<IssueCode>(['typo', 'spacing', 'yo', 'extra_yo', 'lookalike']);

/**
 * The message of an issue. What is a small thing beside an answer that counts is the mistake itself where the verdict is
 * "wrong", and is then said as such: an order that is needed, a spelling that the exercise is about.
 */
export function issueKey(code: IssueCode, { verdict, issues }: Pick<Grade, 'verdict' | 'issues'>) {
  // Only beside an answer that is right otherwise may it be said that the dots do not count.
  if (code === 'yo') return verdict === 'right' ? code : 'yo_plain';
  if (verdict !== 'wrong') return code;
  if (code === 'word_order') {
    return issues.every((issue) => issue.code === code) ? 'word_order_wrong' : 'word_order_also';
  }
  // One slip alone is forgiven, but where spelling is what is asked; several together are too many anywhere.
  const isSpelling = issues.every((issue) => ofSpelling.has(issue.code));
  if (code !== 'typo' || !isSpelling) return code;
  return issues.filter((issue) => issue.code === 'typo').length === 1 ? 'typo_strict' : 'typo_plain';
}
