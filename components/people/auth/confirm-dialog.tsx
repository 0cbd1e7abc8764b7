import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AuthForm } from './auth-form';
import { isAboutCode } from './use-login-step';
import type { Submission } from '@/components/forms/submission';
import { useSubmission } from '@/components/forms/use-submission';

interface Props {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password again, and for a code if the account has a second factor. The page behind it stays unchanged. */
export function ConfirmDialog({ onConfirmed, onCancel }: Props) {
  const t = useTranslations('auth');
  const { submission, submit } = useSubmission(apiRoutes.confirmation(), onConfirmed);
  const asksCode = useAsksCode(submission);
  const code = submission.phase === 'refused' ? submission.code : '';

  const send = (form: FormData) =>
    void submit({ password: form.get('password'), ...(asksCode && { code: form.get('code') }) });

  return (
    <Dialog open onOpenChange={onCancel} title={t('confirmAgain.title')} description={t('confirmAgain.text')}>
      <AuthForm
        submission={submission}
        silent={isAboutCode(submission) || code === 'credentials'}
        submitLabel={t('confirmAgain.submit')}
        onSubmit={send}
      >
        <PasswordField
          id="confirm-password"
          name="password"
          autoComplete="current-password"
          label={t('fields.password')}
          showLabel={t('fields.show')}
          hideLabel={t('fields.hide')}
          error={code === 'credentials' ? t('confirmAgain.wrong') : undefined}
        />
        {asksCode && (
          <TextField
            id="confirm-code"
            name="code"
            label={t('secondFactor.code')}
            hint={t('secondFactor.codeHint')}
            error={
              submission.phase === 'refused' && code === 'second_factor_wrong'
                ? submission.message
                : undefined
            }
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </AuthForm>
      <Button variant="quiet" className="mt-3 w-full" onClick={onCancel}>
        {t('confirmAgain.cancel')}
      </Button>
    </Dialog>
  );
}

/** True from the first time the server requires a code. */
function useAsksCode(submission: Submission): boolean {
  const [asks, setAsks] = useState(false);
  if (!asks && isAboutCode(submission)) setAsks(true);
  return asks;
}
