import type { Grade, IssueCode } from '@/lib/russian/exercises/schema';

const ofSpelling = new Set<IssueCode>(['typo', 'spacing', 'yo', 'extra_yo', 'lookalike']);

/**
 * The message key of an issue. A minor issue of an accepted answer has another message where it is the reason for the
 * verdict "wrong": a required word order, a spelling that the exercise is about.
 */
export function issueKey(code: IssueCode, { verdict, issues }: Pick<Grade, 'verdict' | 'issues'>) {
  // The remark that the dots of «ё» do not count is shown only beside an answer that is otherwise right.
  if (code === 'yo') return verdict === 'right' ? code : 'yo_plain';
  if (verdict !== 'wrong') return code;
  if (code === 'word_order') {
    return issues.every((issue) => issue.code === code) ? 'word_order_wrong' : 'word_order_also';
  }
  // A single typo is forgiven unless the exercise is about spelling; several typos never are.
  const isSpelling = issues.every((issue) => ofSpelling.has(issue.code));
  if (code !== 'typo' || !isSpelling) return code;
  return issues.filter((issue) => issue.code === 'typo').length === 1 ? 'typo_strict' : 'typo_plain';
}
