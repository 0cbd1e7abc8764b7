import { useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import type { Grade, Kind } from '@/lib/russian/exercises/schema';
import type { AttemptResult } from '@/lib/learning/practice/schema';
import { AnswerText } from './answer-text';
import { Difference } from './difference';
import { useIssueText } from './use-issue-text';
import { VerdictHeading } from './verdict-heading';

interface Props {
  kind: Kind;
  result: Pick<AttemptResult, 'grade' | 'note' | 'points'>;
}

/** The kinds whose right answer is visible in the exercise itself. */
const pickedKinds = new Set<Kind>(['choice', 'pairs']);

/** The result of an answer: the verdict, the right answer, the difference and the explanation. */
export function VerdictPanel({ kind, result: { grade, note, points } }: Props) {
  const t = useTranslations('exercises.result');
  const locale = useLocale();
  const issueText = useIssueText();
  // The same word may be missing twice.
  const issues = [...new Set(grade.issues.map((issue) => issueText(issue, grade)))];
  return (
    <div className="flex flex-col gap-2">
      <VerdictHeading verdict={grade.verdict} points={points} />
      {(grade.verdict !== 'right' || !pickedKinds.has(kind)) && (
        <p>
          <span className="text-soft">{t('answer')}</span>{' '}
          <strong className="font-medium">
            <AnswerText text={grade.expected} />
          </strong>
        </p>
      )}
      {differs(grade) && (
        <p>
          <span className="text-soft">{t('yours')}</span> <Difference parts={grade.diff} />
        </p>
      )}
      {issues.length > 0 && (
        <ul className="flex flex-col gap-1">
          {issues.map((issue) => (
            <li key={issue}>
              <RussianText text={issue} lang={locale} />
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p lang={note.lang} className="text-soft">
          <RussianText text={note.text} lang={note.lang} />
        </p>
      )}
    </div>
  );
}

/** A synonym is no mistake, so that no difference is shown for it. */
function differs({ verdict, given, diff, issues }: Grade): boolean {
  const isRight = verdict === 'right' && issues.some(({ code }) => code === 'synonym');
  return !isRight && given.trim() !== '' && diff.some(({ change }) => change !== 'same');
}
