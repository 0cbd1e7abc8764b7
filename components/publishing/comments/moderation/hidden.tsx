import { useTranslations } from 'next-intl';
import { DateTime } from '@/components/ui/date-time';
import { Notice } from '@/components/ui/notice';
import type { ModeratedComment } from '@/lib/publishing/comments/moderation-schema';

/** When a comment was hidden, by whom, and why. */
export function Hidden({ hidden }: { hidden: NonNullable<ModeratedComment['hidden']> }) {
  const t = useTranslations('comments.moderation');
  const { at, by, reason } = hidden;
  return (
    <Notice tone="almost">
      <p>
        {by ? t('hiddenBy', { name: by.name }) : t('hiddenByReports')} <DateTime at={at} />
      </p>
      {reason !== null && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
    </Notice>
  );
}
