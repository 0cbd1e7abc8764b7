'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';
import type { Account } from '@/lib/people/account/schema';
import { EmailForm } from './email-form';
import { EmailPending } from './email-pending';

interface Props {
  account: Pick<Account, 'email' | 'is_verified' | 'email_change'>;
  /** Whether letters are written to the outbox folder. */
  isOutbox: boolean;
}

/** The account's e-mail, and either the form to change it or the pending change. */
export function EmailSection({ account, isOutbox }: Props) {
  const t = useTranslations('account.email');
  const [change, setChange] = useState(account.email_change);
  const [isCancelled, setCancelled] = useState(false);
  const isVerified = account.is_verified;
  return (
    <>
      <div>
        <p className="font-medium wrap-anywhere">
          {account.email}{' '}
          <Badge tone={isVerified ? 'right' : 'almost'}>{t(isVerified ? 'verified' : 'unverified')}</Badge>
        </p>
        <p className="text-soft">{t('current')}</p>
      </div>
      {isCancelled && (
        <Notice ref={takeFocus} tabIndex={-1} tone="right" role="status" className="outline-none">
          {t('cancelled')}
        </Notice>
      )}
      {change ? (
        <EmailPending
          change={change}
          isNew={change !== account.email_change}
          email={account.email}
          isOutbox={isOutbox}
          onCancelled={() => {
            setChange(null);
            setCancelled(true);
          }}
        />
      ) : (
        <EmailForm
          isVerified={isVerified}
          email={account.email}
          onAsked={(asked) => {
            setChange(asked);
            setCancelled(false);
          }}
        />
      )}
    </>
  );
}
