'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import type { Account } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The letter a day; saved at once. */
export function DigestSwitch({ wanted, isVerified }: { wanted: boolean; isVerified: boolean }) {
  const t = useTranslations('notifications.choices');
  const [shown, setShown] = useState(wanted);
  const { submission, call } = useCall();
  const isHydrated = useHydrated();

  async function want(next: boolean) {
    if (submission.phase === 'sending') return;
    setShown(next);
    const body = { letters: { digest: next } };
    const saved = await call<Account>(apiRoutes.account(), { method: 'PATCH', body });
    setShown(saved ? saved.letters.digest : shown);
  }

  return (
    <>
      <p className="text-soft">{t('mailText')}</p>
      <Checkbox
        id="digest"
        label={t('mailSwitch')}
        checked={shown}
        disabled={!isHydrated}
        aria-busy={submission.phase === 'sending'}
        onChange={({ target }) => void want(target.checked)}
      />
      {!isVerified && <Notice tone="info">{t('mailUnverified')}</Notice>}
      <SubmissionNotice submission={submission} />
    </>
  );
}
