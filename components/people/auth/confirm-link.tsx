'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { LinkAnswer } from '@/lib/people/auth/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { AuthFrame } from './auth-frame';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useSubmission } from '@/components/forms/use-submission';

interface Props {
  token: string;
  purpose: LinkAnswer['purpose'];
  email: string;
  newEmail: string;
}

/** Confirms a link by a button: opening the page must not confirm it, because mail programs open links too. */
export function ConfirmLink({ token, purpose, email, newEmail }: Props) {
  const t = useTranslations('auth.confirm');
  const [done, setDone] = useState<LinkAnswer | null>(null);
  const { submission, submit } = useSubmission<LinkAnswer>(apiRoutes.links(), setDone, { stays: true });
  if (done) return <Outcome {...done} />;
  return (
    <AuthFrame title={t(`${purpose}.title`)}>
      <div className="flex flex-col gap-5">
        <p>{t(`${purpose}.text`, { email, wished: newEmail })}</p>
        <SubmissionNotice submission={submission} />
        <Button size="large" waiting={submission.phase === 'sending'} onClick={() => void submit({ token })}>
          {t(`${purpose}.submit`)}
        </Button>
      </div>
    </AuthFrame>
  );
}

function Outcome({ purpose, state }: LinkAnswer) {
  const t = useTranslations('auth.confirm');
  const isWaiting = state === 'waiting';
  return (
    <AuthFrame follows title={isWaiting ? t('waiting') : t(`${purpose}.done`)}>
      <div role="status" className="flex flex-col items-start gap-5">
        <p>{isWaiting ? t('waitingText') : t(`${purpose}.doneText`)}</p>
        <ButtonLink href={routes.courses()}>{t('go')}</ButtonLink>
      </div>
    </AuthFrame>
  );
}
