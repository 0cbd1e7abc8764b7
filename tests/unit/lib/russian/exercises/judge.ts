import type { Tolerance } from '@/lib/russian/exercises/compare/tolerance';
import { gradeWrite } from '@/lib/russian/exercises/kinds/write';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { IssueCode, Verdict } from '@/lib/russian/exercises/schema';
import type { AnswerCase } from './answers.table';

const nobody = { ru: '-', en: '-', de: '-' };

/** What the checker says about a row of the table; the codes of its issues, each once, sorted. */
export function judge(
  row: AnswerCase,
  lexicon: Lexicon,
  tolerance?: Tolerance,
): { verdict: Verdict; codes: IssueCode[] } {
  const [first, ...others] = row.accepted;
  const { verdict, issues } = gradeWrite(
    {
      kind: 'write',
      prompt: nobody,
      hint: nobody,
      answers: [first, ...others],
      order: row.order ?? 'normal',
      spelling: row.spelling ?? 'normal',
    },
    { kind: 'write', text: row.typed },
    { lexicon },
    tolerance,
  );
  return { verdict, codes: [...new Set(issues.map((issue) => issue.code))].sort() };
}
