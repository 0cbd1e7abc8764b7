import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import type { OwnSanction, OwnSanctions } from '@/lib/people/sanctions/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AppealPart } from './appeal-part';

interface Props {
  sanction: OwnSanction;
  onChange: (sanctions: OwnSanctions) => void;
}

const tones = { active: 'wrong', ended: 'plain', lifted: 'right' } as const;

/** One sanction: what, why, until when, and what can be said against it. */
export function SanctionCard({ sanction, onChange }: Props) {
  const t = useTranslations('reports.sanctions');
  const { id, kind, reason, at, until, state } = sanction;
  const { submission, call } = useCall();

  async function acknowledge() {
    const known = await call<OwnSanctions>(apiRoutes.acknowledgement(id), { method: 'PUT' });
    if (known) onChange(known);
  }

  return (
    <Card className="flex flex-col gap-4">
      <header>
        <h3 className="flex flex-wrap items-center gap-3 font-semibold">
          {t(`kinds.${kind}`)} <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </h3>
        <p className="text-sm text-soft">
          <DateTime at={at} />
        </p>
      </header>
      {kind !== 'warning' && state !== 'lifted' && (
        <p>
          {t('until')} {until === null ? t('forGood') : <DateTime at={until} />}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">
        {t('reason')} <bdi>{reason}</bdi>
      </p>
      {kind === 'warning' && state === 'active' && (
        <Button
          className="self-start"
          waiting={submission.phase === 'sending'}
          onClick={() => void acknowledge()}
        >
          {t('understood')}
        </Button>
      )}
      <SubmissionNotice submission={submission} />
      <AppealPart sanction={sanction} onChange={onChange} />
    </Card>
  );
}
