import type { SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { maxMessageCodePoints } from '@/lib/learning/appeals/limits';
import type { AppealView } from '@/lib/learning/appeals/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { LongTextField, readText } from '@/components/forms/long-text-field';

interface Props {
  run: string;
  turn: number;
  onCancel: () => void;
  onSent: (appeal: AppealView) => void;
}

export function AppealForm({ run, turn, onCancel, onSent }: Props) {
  const t = useTranslations('appeals.report');
  const { mutate } = useSWRConfig();
  const { submission, call } = useCall();

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { message: readText(event.currentTarget) || null };
    const sent = await call<AppealView>(apiRoutes.appeal(run, turn), { method: 'PUT', body });
    if (!sent) return;
    onSent(sent);
    if (sent.restored > 0) void mutate(apiRoutes.me());
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void send(event)}>
      <LongTextField
        id="appeal-note"
        label={t('note')}
        maxCodePoints={maxMessageCodePoints}
        overText={(count) => t('over', { count, max: maxMessageCodePoints })}
      />
      <SubmissionNotice submission={submission} />
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
