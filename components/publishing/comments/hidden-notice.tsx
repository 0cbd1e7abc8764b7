import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** To its author, who alone still sees it. Without a reason nobody has looked yet. */
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
