'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { DeletionDialog } from './deletion-dialog';
import { PlannedDeletion } from './planned-deletion';

/** Deleting one's account, or keeping one that is to be deleted. */
export function Deletion({ eraseAt }: { eraseAt: string | null }) {
  const t = useTranslations('account.deletion');
  const [isAsking, setAsking] = useState(false);
  const isHydrated = useHydrated();
  if (eraseAt !== null) return <PlannedDeletion eraseAt={eraseAt} />;
  return (
    <>
      <p className="text-soft">{t('text')}</p>
      <p className="text-soft">{t('comments')}</p>
      <Button
        variant="danger"
        disabled={!isHydrated}
        className="self-start max-sm:self-stretch"
        onClick={() => setAsking(true)}
      >
        {t('begin')}
      </Button>
      {isAsking && <DeletionDialog onCancel={() => setAsking(false)} />}
    </>
  );
}
