'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { takeFocus } from '@/components/ui/take-focus';
import type { BegunSecondFactor, SecondFactorState } from '@/lib/people/auth/second-factor-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { SecondFactorBegin } from './second-factor-begin';
import { SecondFactorCodes } from './second-factor-codes';
import { SecondFactorConfirm } from './second-factor-confirm';
import { SecondFactorRemove } from './second-factor-remove';

type Stage =
  /** `after`: the action that led back to this stage. */
  | { name: 'rest'; after: 'nothing' | 'cancelling' | 'keeping' | 'removing' }
  | { name: 'begun'; begun: BegunSecondFactor }
  | { name: 'codes'; codes: string[] };

/** Turns the second factor on and off: its state, the secret to scan, the recovery codes. */
export function SecondFactor() {
  const t = useTranslations('account.secondFactor');
  const [stage, setStage] = useState<Stage>({ name: 'rest', after: 'nothing' });
  const { data, error, mutate } = useRead<SecondFactorState>(apiRoutes.secondFactor());

  function rest(after: 'cancelling' | 'keeping' | 'removing') {
    setStage({ name: 'rest', after });
    void mutate();
  }

  function showCodes(codes: string[]) {
    setStage({ name: 'codes', codes });
    // Revalidated while the codes are read, so that the old state does not appear afterwards.
    void mutate();
  }

  if (stage.name === 'codes') {
    return <SecondFactorCodes codes={stage.codes} onKept={() => rest('keeping')} />;
  }
  if (stage.name === 'begun') {
    return (
      <SecondFactorConfirm begun={stage.begun} onConfirmed={showCodes} onCancel={() => rest('cancelling')} />
    );
  }
  if (data?.is_on) {
    return (
      <SecondFactorRemove
        left={data.recovery_codes_left}
        isNew={stage.after === 'keeping'}
        onRemoved={() => rest('removing')}
      />
    );
  }
  if (data) {
    return (
      <>
        {stage.after === 'removing' && (
          <Notice ref={takeFocus} tabIndex={-1} tone="right" role="status" className="outline-none">
            {t('removed')}
          </Notice>
        )}
        <SecondFactorBegin
          isBack={stage.after === 'cancelling'}
          onBegun={(begun) => setStage({ name: 'begun', begun })}
        />
      </>
    );
  }
  if (!error) return <Skeleton className="h-24 w-full" />;
  return (
    <Notice tone="wrong" role="alert">
      <p>{t('failed')}</p>
      <Button variant="secondary" className="mt-3" onClick={() => void mutate()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
