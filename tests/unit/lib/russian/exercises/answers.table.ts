import type { AnswerCase } from './answers/case';
import * as forms from './answers/forms.table';
import * as input from './answers/input.table';
import * as order from './answers/order.table';
import * as spelling from './answers/spelling.table';
import * as words from './answers/words.table';

export type { AnswerCase } from './answers/case';

/** Learners' answers and the verdict a fair teacher gives, written before the checker: it is judged by this table. */
export const answers: AnswerCase[] = [
  ...Object.values(input),
  ...Object.values(spelling),
  ...Object.values(forms),
  ...Object.values(words),
  ...Object.values(order),
].flat();
