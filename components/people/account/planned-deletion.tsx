import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useDates } from './use-dates';

export function PlannedDeletion({ eraseAt }: { eraseAt: string }) {
  const t = useTranslations('account.deletion');
  const { day } = useDates();
  const { mutate } = useSWRConfig();
  const isHydrated = useHydrated();
  const { submission, call } = useCall();
  const [isKept, setKept] = useState(false);

  async function keep() {
    if (!(await call(apiRoutes.accountDeletion(), { method: 'DELETE' }))) return;
    setKept(true);
    await mutate(apiRoutes.me());
  }

  if (isKept) {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="right" role="status" className="outline-none">
        {t('stays')}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="almost" heading={t('planned', { date: day(eraseAt) })} />
      <SubmissionNotice submission={submission} />
      <Button
        disabled={!isHydrated}
        waiting={submission.phase === 'sending'}
        className="self-start max-sm:self-stretch"
        onClick={() => void keep()}
      >
        {t('keep')}
      </Button>
    </>
  );
}
