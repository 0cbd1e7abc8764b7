import { useTranslations } from 'next-intl';
import { DateTime, DateTimeRange } from '@/components/ui/date-time';
import { Notice } from '@/components/ui/notice';
import type { ModerationCase } from '@/lib/community/moderation/schema';

/** A decision: by whom, when and why. */
export function CaseDecision({ decision }: { decision: NonNullable<ModerationCase['decision']> }) {
  const t = useTranslations('moderation');
  const sanctionOf = useTranslations('reports.sanctions.kinds');
  const gone = useTranslations('comments.comment')('deletedUser');
  const { by, at, outcome, reason, sanction } = decision;
  return (
    <Notice tone={outcome === 'dismissed' ? 'info' : 'almost'} heading={t(`outcomes.${outcome}`)}>
      <p>
        {t('decidedBy', { name: by?.name ?? gone })} <DateTime at={at} />
      </p>
      {sanction && (
        <p>
          {sanctionOf(sanction.kind)}
          {sanction.until !== null && (
            <>
              {': '}
              <DateTimeRange from={at} until={sanction.until} />
            </>
          )}
          {sanction.kind === 'suspension' && sanction.until === null && <>{` – ${t('forGood')}`}</>}
        </p>
      )}
      {reason !== null && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
    </Notice>
  );
}
