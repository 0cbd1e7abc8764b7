import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import type { BegunSecondFactor } from '@/lib/people/auth/second-factor-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useCall } from '@/components/forms/use-call';

interface Props {
  onBegun: (begun: BegunSecondFactor) => void;
  /** Whether the setup was begun and cancelled. */
  isBack: boolean;
}

/** Starts the setup, which needs a fresh sign-in. */
export function SecondFactorBegin({ onBegun, isBack }: Props) {
  const t = useTranslations('account.secondFactor');
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });

  async function begin() {
    const begun = await call<BegunSecondFactor>(apiRoutes.secondFactor(), { method: 'POST' });
    if (begun) onBegun(begun);
  }

  return (
    <>
      <p className="text-soft">{t('text')}</p>
      <p>{t('off')}</p>
      <SubmissionNotice submission={submission} />
      <Button
        variant="secondary"
        className="self-start max-sm:self-stretch"
        autoFocus={isBack}
        waiting={submission.phase === 'sending'}
        onClick={() => void begin()}
      >
        {t('begin')}
      </Button>
      {dialog}
    </>
  );
}
