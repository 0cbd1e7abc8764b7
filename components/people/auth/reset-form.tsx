'use client';

import { useLocale, useTranslations } from 'next-intl';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { AuthForm } from './auth-form';
import { NewPasswordFields } from './new-password-fields';
import { useSubmission } from '@/components/forms/use-submission';

/** The token of the link, and the account's e-mail for a password manager. */
interface Props {
  token: string;
  email: string;
}

export function ResetForm({ token, email }: Props) {
  const t = useTranslations('auth.reset');
  const locale = useLocale();
  const { submission, submit } = useSubmission(apiRoutes.reset(), () => {
    // All sessions have ended, this browser's too; a full load leaves nothing of it in memory.
    authState.signedOut();
    window.location.assign(getPathname({ href: routes.loginAfterReset(), locale }));
  });
  const errors = submission.phase === 'refused' ? submission.errors : {};
  return (
    <AuthForm
      submission={submission}
      submitLabel={t('submit')}
      onSubmit={(form) =>
        void submit({
          token,
          password: form.get('password'),
          password_confirmation: form.get('password_confirmation'),
        })
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields error={errors.password?.[0]} confirmationError={errors.password_confirmation?.[0]} />
    </AuthForm>
  );
}
