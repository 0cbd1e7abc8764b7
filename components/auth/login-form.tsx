'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { apiRoutes } from '@/lib/routes';
import { AuthForm } from './auth-form';
import { DemoAccounts } from './demo-accounts';
import { useSubmission } from './use-submission';

const nothing = { email: '', password: '' };

/** `returnTo` is an address of ours. */
export function LoginForm({ returnTo }: { returnTo: string }) {
  const t = useTranslations('auth');
  const [filled, setFilled] = useState(nothing);
  const { submission, submit } = useSubmission(apiRoutes.login(), () => window.location.assign(returnTo));
  const errors = submission.phase === 'refused' ? submission.errors : {};

  const send = (form: FormData) =>
    void submit({
      email: form.get('email'),
      password: form.get('password'),
      remember: form.has('remember'),
    });

  return (
    <>
      <AuthForm submission={submission} submitLabel={t('login.submit')} onSubmit={send}>
        <TextField
          key={`email ${filled.email}`}
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          label={t('fields.email')}
          error={errors.email?.[0]}
          defaultValue={filled.email}
        />
        <PasswordField
          key={`password ${filled.email}`}
          id="password"
          name="password"
          autoComplete="current-password"
          label={t('fields.password')}
          showLabel={t('fields.show')}
          hideLabel={t('fields.hide')}
          error={errors.password?.[0]}
          defaultValue={filled.password}
        />
        <Checkbox id="remember" name="remember" label={t('fields.remember')} defaultChecked />
      </AuthForm>
      <DemoAccounts onChoose={setFilled} />
    </>
  );
}
