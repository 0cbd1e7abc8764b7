import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';

interface Props {
  /** The credentials of a chosen demo account. */
  filled: { email: string; password: string };
  errors: Record<string, string[]>;
  /** Hidden, but still in the form, so that the code is sent with the password. */
  hidden: boolean;
}

export function PasswordStep({ filled, errors, hidden }: Props) {
  const t = useTranslations('auth.fields');
  return (
    <div className={hidden ? 'hidden' : 'flex flex-col gap-5'}>
      <TextField
        key={`email ${filled.email}`}
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={t('email')}
        error={errors.email?.[0]}
        defaultValue={filled.email}
      />
      <PasswordField
        key={`password ${filled.email}`}
        id="password"
        name="password"
        autoComplete="current-password"
        label={t('password')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        error={errors.password?.[0]}
        defaultValue={filled.password}
      />
      <Checkbox id="remember" name="remember" label={t('remember')} defaultChecked />
    </div>
  );
}
