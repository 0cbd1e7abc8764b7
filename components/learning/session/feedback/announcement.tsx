import { useTranslations } from 'next-intl';
import type { AttemptResult } from '@/lib/learning/practice/schema';
import { useIssueText } from './use-issue-text';

/** Announces the verdict to screen readers: the live region exists before and is filled when the verdict is known. */
export function Announcement({ result }: { result: Pick<AttemptResult, 'grade'> | null }) {
  const t = useTranslations('exercises');
  const issueText = useIssueText();
  return (
    <div aria-live="assertive" aria-atomic className="sr-only">
      {result && (
        <p>
          {[
            t(`verdict.${result.grade.verdict}`),
            `${t('result.answer')} ${result.grade.expected}`,
            ...result.grade.issues.map((issue) => issueText(issue, result.grade)),
          ].join(' ')}
        </p>
      )}
    </div>
  );
}
