'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AuthForm } from './auth-form';
import { ConsentBox } from './consent-box';
import { NewPasswordFields } from './new-password-fields';
import { useSignIn } from './use-sign-in';

type Role = 'student' | 'teacher';

/** `returnTo` is an address of ours. */
export function RegisterForm({ returnTo }: { returnTo: string }) {
  const t = useTranslations('auth.fields');
  const submitLabel = useTranslations('auth.register')('submit');
  const [role, setRole] = useState<Role>('student');
  const { submission, submit } = useSignIn(apiRoutes.register(), returnTo);
  const errors = submission.phase === 'refused' ? submission.errors : {};
  const field = (name: string) => ({ id: name, name, error: errors[name]?.[0] });

  return (
    <AuthForm
      submission={submission}
      submitLabel={submitLabel}
      onSubmit={(form) => void submit(readForm(form))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('first_name')} label={t('firstName')} autoComplete="given-name" />
        <TextField {...field('surname')} label={t('surname')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" label={t('email')} autoComplete="username" />
      <NewPasswordFields error={errors.password?.[0]} confirmationError={errors.password_confirmation?.[0]} />
      <Segmented
        name="role"
        legend={t('role')}
        value={role}
        onChange={setRole}
        options={[
          { value: 'student', label: t('student') },
          { value: 'teacher', label: t('teacher') },
        ]}
        error={errors.role?.[0]}
      />
      <div>
        <Checkbox id="old_enough" name="old_enough" label={t('oldEnough')} error={errors.old_enough?.[0]} />
        <ConsentBox error={errors.consent?.[0]} />
        <Checkbox id="remember" name="remember" label={t('remember')} defaultChecked />
      </div>
    </AuthForm>
  );
}

function readForm(form: FormData): Record<string, unknown> {
  const { old_enough: oldEnough, consent, remember, ...texts } = Object.fromEntries(form);
  return {
    ...texts,
    old_enough: oldEnough !== undefined,
    consent: consent !== undefined,
    remember: remember !== undefined,
  };
}
