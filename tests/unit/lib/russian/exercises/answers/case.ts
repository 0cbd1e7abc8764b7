/** What a teacher may say about an answer; some are notes on a right one. */
type IssueCode =
  | 'yo'
  | 'extra_yo'
  | 'lookalike'
  | 'synonym'
  | 'layout'
  | 'spacing'
  | 'word_order'
  | 'typo'
  | 'form'
  | 'other_word'
  | 'extra'
  | 'missing'
  | 'empty'
  | 'latin';

/**
 * Learners' answers and the verdict a fair teacher gives, written before the checker: it is judged by this table.
 * Without `issues` only the verdict is judged: a fair teacher could name the mistake in several ways.
 */
export interface AnswerCase {
  accepted: [string, ...string[]];
  typed: string;
  verdict: 'right' | 'almost' | 'wrong';
  issues?: IssueCode[];
  order?: 'free' | 'strict';
  spelling?: 'strict';
  why: string;
}
