'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';
import { TextField } from '@/components/ui/text-field';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AuthForm } from './auth-form';
import { OutboxLine } from './outbox-line';
import { useSubmission } from '@/components/forms/use-submission';

/** Asks for a reset link; the message does not reveal whether the account exists. */
export function LostpassForm({ isOutbox }: { isOutbox: boolean }) {
  const t = useTranslations('auth');
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const { submission, submit } = useSubmission(apiRoutes.lostpass(), () => setSent(true), { stays: true });
  const errors = submission.phase === 'refused' ? submission.errors : {};

  if (isSent) {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice
          ref={takeFocus}
          tabIndex={-1}
          tone="right"
          role="status"
          heading={t('lostpass.sent')}
          className="self-stretch outline-none"
        >
          {t('lostpass.sentText', { email: typed })}
        </Notice>
        {isOutbox && <OutboxLine />}
        <Button variant="secondary" onClick={() => setSent(false)}>
          {t('lostpass.again')}
        </Button>
      </div>
    );
  }
  return (
    <AuthForm
      submission={submission}
      submitLabel={t('lostpass.submit')}
      onSubmit={(form) => {
        const email = readEmail(form);
        setTyped(email);
        void submit({ email });
      }}
    >
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={t('fields.email')}
        error={errors.email?.[0]}
        defaultValue={typed}
        autoFocus={typed !== ''}
      />
    </AuthForm>
  );
}

function readEmail(form: FormData): string {
  const typed = form.get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}
