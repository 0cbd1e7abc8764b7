'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useHydrated } from '@/components/forms/use-hydrated';
import { ButtonLink } from '@/components/ui/button-link';
import { Checkbox } from '@/components/ui/checkbox';
import type { Account } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { useCall } from '@/components/forms/use-call';

/** Saved at once; the checkbox shows the server's state. */
export function Letters({ letters }: Pick<Account, 'letters'>) {
  const t = useTranslations('account.letters');
  const [tips, setTips] = useState(letters.tips);
  const { submission, call } = useCall();
  const isHydrated = useHydrated();

  async function want(wanted: boolean) {
    if (submission.phase === 'sending') return;
    setTips(wanted);
    const body = { letters: { tips: wanted } };
    const saved = await call<Account>(apiRoutes.account(), { method: 'PATCH', body });
    setTips(saved ? saved.letters.tips : tips);
  }

  return (
    <>
      <p className="text-soft">{t('text')}</p>
      <Checkbox
        id="tips"
        label={t('tips')}
        checked={tips}
        disabled={!isHydrated}
        aria-busy={submission.phase === 'sending'}
        onChange={({ target }) => void want(target.checked)}
      />
      <SubmissionNotice submission={submission} />
      <p role="status" className="text-sm text-soft">
        {t(tips ? 'on' : 'off')}
      </p>
      <ButtonLink href={routes.notificationChoices()} variant="secondary" className="self-start">
        {t('notifications')}
      </ButtonLink>
    </>
  );
}
