import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** Tells the author of a hidden comment about it. Without a reason no moderator has decided yet. */
export function HiddenNotice({ reason }: { reason: string | null }) {
  const t = useTranslations('comments.hiddenNotice');
  return (
    <Notice tone="almost" heading={t('title')}>
      {reason === null ? (
        <p>{t('waiting')}</p>
      ) : (
        <p>
          {t('byModerator')} <bdi className="wrap-anywhere whitespace-pre-line">{reason}</bdi>
        </p>
      )}
    </Notice>
  );
}
