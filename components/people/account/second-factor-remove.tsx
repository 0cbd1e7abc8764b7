import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useSubmission } from '@/components/forms/use-submission';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { takeFocus } from '@/components/ui/take-focus';
import { TextField } from '@/components/ui/text-field';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AccountForm } from './account-form';

interface Props {
  /** Number of unused recovery codes. */
  left: number;
  /** Whether it was turned on just now. */
  isNew: boolean;
  onRemoved: () => void;
}

export function SecondFactorRemove({ left, isNew, onRemoved }: Props) {
  const t = useTranslations('account.secondFactor');
  const fields = useTranslations('auth.fields');
  /** Null until the form was opened; after closing it the button takes the focus. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { submission, submit } = useSubmission(apiRoutes.secondFactor(), onRemoved, {
    method: 'DELETE',
    stays: true,
  });
  const errors = submission.phase === 'refused' ? submission.errors : {};
  return (
    <>
      <p {...(isNew && { ref: takeFocus, tabIndex: -1 })} className="outline-none">
        {t('on')}
      </p>
      <p className="text-soft">{t('left', { count: left })}</p>
      {isOpen ? (
        <>
          <AccountForm
            submission={submission}
            submitLabel={t('remove')}
            done={null}
            onSubmit={(form) => void submit({ password: form.get('password'), code: form.get('code') })}
          >
            <p>{t('removeText')}</p>
            <PasswordField
              id="second_factor_password"
              name="password"
              autoComplete="current-password"
              label={t('password')}
              showLabel={fields('show')}
              hideLabel={fields('hide')}
              error={errors.password?.[0]}
              autoFocus
            />
            <TextField
              id="second_factor_code"
              name="code"
              label={t('removeCode')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              error={errors.code?.[0]}
            />
          </AccountForm>
          <Button variant="quiet" className="self-start max-sm:self-stretch" onClick={() => setIsOpen(false)}>
            {t('cancel')}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          className="self-start max-sm:self-stretch"
          autoFocus={isOpen === false}
          onClick={() => setIsOpen(true)}
        >
          {t('remove')}
        </Button>
      )}
    </>
  );
}
