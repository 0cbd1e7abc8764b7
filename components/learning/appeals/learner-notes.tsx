import { useTranslations } from 'next-intl';
import { ReportButton } from '@/components/people/reports/report-button';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';

/** The learners' notes, without names; each can be reported. */
export function LearnerNotes({ notes }: { notes: AppealGroup['messages'] }) {
  const t = useTranslations('appeals.teach');
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('notes')} className="flex flex-col gap-1">
      <p className="text-soft">{t('notes')}</p>
      <ul className="flex flex-col gap-2">
        {notes.map(({ appeal, text }) => (
          <li key={appeal} className="flex flex-col border-l-2 border-line pl-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <ReportButton subject={{ kinds: ['suggestion'], key: appeal }} ownerId={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
