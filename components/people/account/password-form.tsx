'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { useSubmission } from '@/components/forms/use-submission';
import { PasswordField } from '@/components/ui/password-field';
import type { AccessAnswer } from '@/lib/people/auth/schema';
import { accessOf, setAccess } from '@/lib/browser/api/access-token';
import { Link } from '@/lib/platform/i18n/link';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { AccountForm } from './account-form';

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account.password');
  const fields = useTranslations('auth.fields');
  const { mutate } = useSWRConfig();
  /** Number of changes on this page: each change replaces the form by an empty one. */
  const [changes, setChanges] = useState(0);
  const onDone = (answer: AccessAnswer) => {
    // The former tokens are revoked, including this page's.
    setAccess(accessOf(answer));
    setChanges((count) => count + 1);
    void mutate(apiRoutes.sessions());
  };
  const { submission, submit } = useSubmission<AccessAnswer>(apiRoutes.accountPassword(), onDone, {
    method: 'PUT',
    stays: true,
  });
  const errors = submission.phase === 'refused' ? submission.errors : {};
  const shared = { showLabel: fields('show'), hideLabel: fields('hide') };

  return (
    <>
      <p className="text-soft">{t('text')}</p>
      <AccountForm
        key={changes}
        submission={submission}
        submitLabel={t('submit')}
        isNew={changes > 0}
        done={changes > 0 ? { heading: t('done'), text: t('doneText') } : null}
        onSubmit={(form) => {
          const { username: _, ...body } = Object.fromEntries(form);
          void submit(body);
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...shared}
          id="current_password"
          name="current_password"
          autoComplete="current-password"
          label={t('current')}
          error={errors.current_password?.[0]}
        />
        <PasswordField
          {...shared}
          id="new_password"
          name="password"
          autoComplete="new-password"
          label={t('new')}
          hint={fields('newPasswordHint')}
          error={errors.password?.[0]}
        />
        <PasswordField
          {...shared}
          id="new_password_confirmation"
          name="password_confirmation"
          autoComplete="new-password"
          label={t('confirmation')}
          error={errors.password_confirmation?.[0]}
        />
      </AccountForm>
      <Link
        href={routes.lostpass()}
        className="inline-flex min-h-11 items-center self-start text-cobalt underline hover:text-cobalt-hover"
      >
        {t('forgotten')}
      </Link>
    </>
  );
}
