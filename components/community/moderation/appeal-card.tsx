import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { LongTextField, readText } from '@/components/forms/long-text-field';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { maxAnswerCodePoints } from '@/lib/people/sanctions/limits';
import type { AppealDecision, WaitingAppeal } from '@/lib/people/sanctions/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** An appeal with the sanction that it is about, and the form to decide it. */
export function AppealCard({ appeal }: { appeal: WaitingAppeal }) {
  const t = useTranslations('moderation.appeals');
  const kindOf = useTranslations('reports.sanctions.kinds');
  const { sanction, person, kind, reason, imposed_by: by, imposed_at: imposedAt, text, at } = appeal;
  return (
    <Card className="flex flex-col gap-4">
      <header>
        <h2 className="font-semibold wrap-anywhere">
          {kindOf(kind)}: <bdi>{person.name}</bdi>
        </h2>
        <p className="text-sm text-soft">
          {by && t('imposedBy', { name: by.name })} <DateTime at={imposedAt} />
        </p>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <blockquote className="rounded-control bg-sunken p-3 wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </blockquote>
      <p className="text-sm text-soft">
        <DateTime at={at} />
      </p>
      {appeal.mine && <p className="text-soft">{t('mine')}</p>}
      <AppealForm sanction={sanction} />
    </Card>
  );
}

function AppealForm({ sanction }: { sanction: number }) {
  const t = useTranslations('moderation.appeals');
  const form = useTranslations('comments.form');
  const over = useTranslations('reports');
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });
  const [isMissed, setMissed] = useState(false);
  const [decided, setDecided] = useState<AppealDecision['outcome'] | null>(null);

  async function decide(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const answer = readText(event.currentTarget);
    setMissed(answer === '');
    if (answer === '') return;
    const { submitter } = event.nativeEvent;
    const outcome = submitter?.getAttribute('value') === 'lifted' ? 'lifted' : 'upheld';
    const path = apiRoutes.sanctionAppealDecision(sanction);
    if (await call(path, { method: 'PUT', body: { outcome, answer } })) setDecided(outcome);
  }

  if (decided) {
    return (
      <p role="status" className="text-birch">
        {t(`told.${decided}`)}
      </p>
    );
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void decide(event)}>
      <LongTextField
        id={`answer-${sanction}`}
        label={t('answer')}
        error={isMissed ? form('empty') : undefined}
        maxCodePoints={maxAnswerCodePoints}
        overText={(count) => over('over', { count })}
      />
      <SubmissionNotice submission={submission} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" value="upheld" waiting={submission.phase === 'sending'}>
          {t('uphold')}
        </Button>
        <Button type="submit" value="lifted" variant="secondary" disabled={submission.phase === 'sending'}>
          {t('lift')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
