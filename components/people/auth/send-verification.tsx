'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { OutboxLine } from './outbox-line';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useSubmission } from '@/components/forms/use-submission';

/** The button that sends the verification letter again. */
export function SendVerification({ isOutbox }: { isOutbox: boolean }) {
  const t = useTranslations('auth.verification');
  const [sent, setSent] = useState(false);
  const { submission, submit } = useSubmission(apiRoutes.verification(), () => setSent(true), {
    stays: true,
  });
  if (sent) {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
        <p>{t('sent')}</p>
        {isOutbox && <OutboxLine />}
      </div>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-4"
        waiting={submission.phase === 'sending'}
        onClick={() => void submit({})}
      >
        {t('send')}
      </Button>
      <SubmissionNotice submission={submission} />
    </>
  );
}
