import { useTranslations } from 'next-intl';
import { useSubmission } from '@/components/forms/use-submission';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { BegunSecondFactor, RecoveryCodesAnswer } from '@/lib/people/auth/second-factor-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AccountForm } from './account-form';

interface Props {
  begun: BegunSecondFactor;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and a field for a first code from the app. */
export function SecondFactorConfirm({ begun: { secret, url, qr }, onConfirmed, onCancel }: Props) {
  const t = useTranslations('account.secondFactor');
  const { submission, submit } = useSubmission<RecoveryCodesAnswer>(
    apiRoutes.secondFactor(),
    ({ recovery_codes }) => onConfirmed(recovery_codes),
    { method: 'PUT', stays: true },
  );
  return (
    <>
      <p>{t('scan')}</p>
      {/* Dark on white in both themes, because cameras need it. */}
      {/* oxlint-disable-next-line nextjs/no-img-element -- a data URL has nothing to optimise */}
      <img
        src={qr}
        alt={t('qr')}
        width={220}
        height={220}
        className="bg-white self-center rounded-control sm:self-start"
      />
      <p>
        {t('secret')}
        <code className="block font-mono text-lg select-all">{secret.replace(/(.{4})(?=.)/gu, '$1 ')}</code>
      </p>
      <a
        href={url}
        className="inline-flex min-h-11 items-center self-start text-cobalt underline hover:text-cobalt-hover sm:hidden"
      >
        {t('open')}
      </a>
      <AccountForm
        submission={submission}
        submitLabel={t('confirm')}
        done={null}
        onSubmit={(form) => void submit({ code: form.get('second_factor_code') })}
      >
        <TextField
          id="second_factor_code"
          name="second_factor_code"
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </AccountForm>
      <Button variant="quiet" className="self-start max-sm:self-stretch" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}
