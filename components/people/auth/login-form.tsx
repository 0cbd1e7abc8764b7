'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'next-intl';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AuthForm } from './auth-form';
import { CodeStep } from './code-step';
import { DemoAccounts } from './demo-accounts';
import { PasswordStep } from './password-step';
import { isAboutCode, useLoginStep } from './use-login-step';
import { useSignIn } from './use-sign-in';

/** `returnTo` is an address of ours. */
export function LoginForm({ returnTo }: { returnTo: string }) {
  const t = useTranslations('auth');
  const [filled, setFilled] = useState({ email: '', password: '' });
  const { submission, submit } = useSignIn(apiRoutes.login(), returnTo);
  const [step, setStep] = useLoginStep(submission);
  const asksCode = step === 'code';

  function goBack() {
    flushSync(() => setStep('password'));
    document.getElementById('password')?.focus();
  }

  const send = (form: FormData) =>
    void submit({
      email: form.get('email'),
      password: form.get('password'),
      remember: form.has('remember'),
      ...(asksCode && { code: form.get('code') }),
    });

  return (
    <>
      <AuthForm
        submission={submission}
        silent={isAboutCode(submission)}
        submitLabel={t(asksCode ? 'secondFactor.submit' : 'login.submit')}
        onSubmit={send}
      >
        <PasswordStep
          filled={filled}
          errors={submission.phase === 'refused' ? submission.errors : {}}
          hidden={asksCode}
        />
        {asksCode && <CodeStep submission={submission} onBack={goBack} />}
      </AuthForm>
      {!asksCode && <DemoAccounts onChoose={setFilled} />}
    </>
  );
}
