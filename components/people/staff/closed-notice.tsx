import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { servedVersion } from '@/lib/people/settings/limits';
import type { Setting } from '@/lib/people/settings/change-schema';

/** Shown while the version setting closes the site: the cause and the remedy. */
export function ClosedNotice({ settings }: { settings: readonly Setting[] }) {
  const t = useTranslations('admin.settings.closed');
  const wanted = settings.find(({ key }) => key === 'site.frontend_version')?.value;
  if (wanted === undefined || wanted === servedVersion) return null;
  return (
    <Notice tone="almost" heading={t('title')}>
      {t('text', { served: servedVersion, wanted })}
    </Notice>
  );
}
