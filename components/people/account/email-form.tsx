import { useTranslations } from 'next-intl';
import { useSubmission } from '@/components/forms/use-submission';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import type { EmailChange } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AccountForm } from './account-form';

interface Props {
  /** The current e-mail, so that a password manager offers the right password. */
  email: string;
  isVerified: boolean;
  onAsked: (change: EmailChange) => void;
}

export function EmailForm({ email, isVerified, onAsked }: Props) {
  const t = useTranslations('account.email');
  const fields = useTranslations('auth.fields');
  const { submission, submit } = useSubmission<{ email_change: EmailChange }>(
    apiRoutes.accountEmail(),
    (answer) => onAsked(answer.email_change),
  );
  const errors = submission.phase === 'refused' ? submission.errors : {};
  return (
    <AccountForm
      submission={submission}
      submitLabel={t('submit')}
      done={null}
      onSubmit={(form) => void submit({ email: form.get('email'), password: form.get('password') })}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        id="new_email"
        name="email"
        type="email"
        autoComplete="email"
        label={t('new')}
        hint={t(isVerified ? 'newHint' : 'newHintUnverified')}
        error={errors.email?.[0]}
      />
      <PasswordField
        id="email_password"
        name="password"
        autoComplete="current-password"
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={fields('show')}
        hideLabel={fields('hide')}
        error={errors.password?.[0]}
      />
    </AccountForm>
  );
}
