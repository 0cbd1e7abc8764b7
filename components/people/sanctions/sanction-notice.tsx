import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { DateTime } from '@/components/ui/date-time';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  notice: { warnings: number; mutedUntil: string | null };
}

/** Says that a moderator has warned or muted the reader, until the warning is read and the mute is over. */
export function SanctionNotice({ notice: { warnings, mutedUntil } }: Props) {
  const t = useTranslations('reports.line');
  if (warnings === 0 && mutedUntil === null) return null;
  return (
    <Notice tone="almost">
      {warnings > 0 && <p>{t('warning')}</p>}
      {mutedUntil !== null && (
        <p>
          {t('muted')} <DateTime at={mutedUntil} />
        </p>
      )}
      <ButtonLink href={routes.ownReports()} variant="secondary" className="mt-3">
        {t('why')}
      </ButtonLink>
    </Notice>
  );
}
