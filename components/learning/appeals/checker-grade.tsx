import { useLocale, useTranslations } from 'next-intl';
import { Difference } from '@/components/learning/session/feedback/difference';
import { useIssueText } from '@/components/learning/session/feedback/use-issue-text';
import { VerdictHeading } from '@/components/learning/session/feedback/verdict-heading';
import { RussianText } from '@/components/ui/russian-text';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';

/** The checker's verdict, the difference letter by letter, and the mistakes found. */
export function CheckerGrade({ grade }: Pick<AppealGroup, 'grade'>) {
  const t = useTranslations('appeals.teach');
  const locale = useLocale();
  const issueText = useIssueText();
  const { verdict, diff, issues } = grade;
  const differs = diff.some(({ change }) => change !== 'same');
  return (
    <section aria-label={t('grade')} className="flex flex-col gap-1">
      <p className="text-soft">{t('grade')}</p>
      <VerdictHeading verdict={verdict} points={0} />
      {differs && (
        <p className="wrap-anywhere">
          <Difference parts={diff} />
        </p>
      )}
      {issues.length > 0 && (
        <ul>
          {issues.map((issue, index) => (
            <li key={index}>
              <RussianText text={issueText(issue, grade)} lang={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
