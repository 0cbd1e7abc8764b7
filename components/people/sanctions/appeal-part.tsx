import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { LongTextField, readText } from '@/components/forms/long-text-field';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { maxAppealCodePoints } from '@/lib/people/sanctions/limits';
import type { OwnSanction, OwnSanctions } from '@/lib/people/sanctions/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  sanction: OwnSanction;
  onChange: (sanctions: OwnSanctions) => void;
}

/** The appeal against a sanction: its form, or what became of it. */
export function AppealPart({ sanction: { id, appeal, state }, onChange }: Props) {
  const t = useTranslations('reports.sanctions');
  if (appeal) {
    const outcome = appeal.outcome ?? 'waiting';
    return (
      <Notice tone={outcome === 'lifted' ? 'right' : 'info'} heading={t(`appeal.${outcome}`)}>
        <p className="wrap-anywhere whitespace-pre-line">{appeal.text}</p>
        {appeal.answer !== null && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            {t('appeal.answer')} <bdi>{appeal.answer}</bdi>
          </p>
        )}
      </Notice>
    );
  }
  return state === 'lifted' ? null : <AppealForm id={id} onChange={onChange} />;
}

function AppealForm({ id, onChange }: { id: number; onChange: Props['onChange'] }) {
  const t = useTranslations('reports');
  const { submission, call } = useCall();
  const [isMissed, setMissed] = useState(false);
  const faults = submission.phase === 'refused' ? submission.errors : {};

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = readText(event.currentTarget);
    setMissed(text === '');
    if (text === '') return;
    const known = await call<OwnSanctions>(apiRoutes.sanctionAppeal(id), { method: 'PUT', body: { text } });
    if (known) onChange(known);
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void send(event)}>
      <LongTextField
        id={`appeal-${id}`}
        label={t('sanctions.appeal.label')}
        hint={t('sanctions.appeal.hint')}
        error={isMissed ? t('sanctions.appeal.empty') : faults.text?.[0]}
        maxCodePoints={maxAppealCodePoints}
        overText={(count) => t('over', { count })}
      />
      {faults.text === undefined && <SubmissionNotice submission={submission} />}
      <Button type="submit" className="self-start" waiting={submission.phase === 'sending'}>
        {t('sanctions.appeal.send')}
      </Button>
    </form>
  );
}
