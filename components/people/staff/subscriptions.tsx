'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Subscription, SubscriptionAnswer } from '@/lib/people/staff/subscription-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { PaidUntilForm } from './paid-until-form';

/** Finds an account by its e-mail, and sets until when it is paid. */
export function Subscriptions() {
  const t = useTranslations('admin.subscriptions');
  const { submission, call } = useCall();
  /** Undefined before a search; null when nobody has the e-mail. */
  const [found, setFound] = useState<Subscription | null | undefined>();
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function find(form: FormData) {
    setFound(undefined);
    const email = form.get('email');
    const path = apiRoutes.subscriptions(typeof email === 'string' ? email : '');
    const answer = await call<SubscriptionAnswer>(path, {});
    if (answer) setFound(answer.subscription);
  }

  return (
    <div className="flex max-w-xl flex-col gap-6">
      <SubmissionForm submission={submission} onSubmit={(form) => void find(form)}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="off"
          error={errors.email?.[0]}
        />
        {!errors.email && <SubmissionNotice submission={submission} />}
        <Button
          type="submit"
          variant="secondary"
          disabled={!useHydrated()}
          waiting={submission.phase === 'sending'}
          className="self-start max-sm:self-stretch"
        >
          {t('find')}
        </Button>
      </SubmissionForm>
      <div role="status" className="empty:absolute">
        {found === null && <Notice>{t('nobody')}</Notice>}
      </div>
      {found && <PaidUntilForm key={found.person} found={found} />}
    </div>
  );
}
