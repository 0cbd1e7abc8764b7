import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/ui/password-field';

interface Props {
  error: string | undefined;
  confirmationError: string | undefined;
}

export function NewPasswordFields({ error, confirmationError }: Props) {
  const t = useTranslations('auth.fields');
  const shared = { autoComplete: 'new-password', showLabel: t('show'), hideLabel: t('hide') };
  return (
    <>
      <PasswordField
        {...shared}
        id="password"
        name="password"
        label={t('password')}
        hint={t('newPasswordHint')}
        error={error}
      />
      <PasswordField
        {...shared}
        id="password_confirmation"
        name="password_confirmation"
        label={t('confirmation')}
        error={confirmationError}
      />
    </>
  );
}
