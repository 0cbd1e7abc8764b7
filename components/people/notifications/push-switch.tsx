'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { readPushState, turnPushOff, turnPushOn, type PushState } from './browser-push';

type State = PushState | 'reading' | 'changing';

/** Whether this browser shows news: off until its owner allows it. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const t = useTranslations('notifications.choices');
  const ui = useTranslations('ui');
  const [state, setState] = useState<State>('reading');
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);

  function settle(now: PushState) {
    setState(now);
    setWanted(now === 'on');
  }

  useEffect(() => void readPushState().then(settle), []);

  async function change(next: boolean) {
    setState('changing');
    setWanted(next);
    setFailed(false);
    try {
      await (next ? turnPushOn(publicKey) : turnPushOff());
    } catch {
      setFailed(true);
    }
    settle(await readPushState());
  }

  return (
    <>
      <p className="text-soft">{t('pushText')}</p>
      <Checkbox
        id="push"
        label={t('pushSwitch')}
        checked={wanted}
        disabled={state === 'reading' || state === 'unsupported' || state === 'denied'}
        aria-busy={state === 'changing'}
        onChange={({ target }) => state !== 'changing' && void change(target.checked)}
      />
      {state === 'unsupported' && <p className="text-soft">{t('pushUnsupported')}</p>}
      {state === 'denied' && <Notice tone="info">{t('pushDenied')}</Notice>}
      {failed && (
        <Notice tone="wrong" role="alert">
          {ui('notDone')}
        </Notice>
      )}
    </>
  );
}
