import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ModeratedComment } from '@/lib/publishing/comments/moderation-schema';

/** The reasons and notes of reports, without the people who sent them. */
export function Reports({ comment: { reports, notes } }: { comment: ModeratedComment }) {
  const t = useTranslations('comments');
  if (reports.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('moderation.reports')} className="flex flex-wrap gap-2">
        {reports.map(({ reason, count }) => (
          <li key={reason}>
            <Badge tone="wrong">
              {t(`report.reasons.${reason}`)} × {count}
            </Badge>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <section aria-label={t('moderation.notes')} className="flex flex-col gap-1">
          <p className="text-soft">{t('moderation.notes')}</p>
          <ul className="flex flex-col gap-2">
            {notes.map((note, index) => (
              <li
                key={index}
                dir="auto"
                className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line"
              >
                {note}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
