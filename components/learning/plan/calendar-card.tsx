import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { CalendarAnswer } from '@/lib/learning/plan/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { SecretAddress } from './secret-address';

type State =
  | { phase: 'none' | 'has' | 'revoked' | 'failed' }
  /** The address, which is shown only once. */
  | { phase: 'made'; address: string };

/** The secret address of the calendar: create, renew, revoke. */
export function CalendarCard({ has }: { has: boolean }) {
  const t = useTranslations('plan.calendar');
  const failed = useTranslations('plan.form')('failed');
  const [state, setState] = useState<State>({ phase: has ? 'has' : 'none' });
  const [busy, setBusy] = useState(false);
  const exists = state.phase === 'has' || state.phase === 'made';

  async function call(work: () => Promise<State>) {
    setBusy(true);
    setState(await work().catch((): State => ({ phase: 'failed' })));
    setBusy(false);
  }
  const make = async (): Promise<State> => {
    const { address } = await fetchJson<CalendarAnswer>(apiRoutes.planCalendar(), { method: 'POST' });
    return { phase: 'made', address };
  };
  const revoke = async (): Promise<State> => {
    await fetchJson(apiRoutes.planCalendar(), { method: 'DELETE' });
    return { phase: 'revoked' };
  };

  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p>{t('text')}</p>
      {state.phase === 'has' && <p className="text-soft">{t('renewText')}</p>}
      {state.phase === 'made' && <SecretAddress address={state.address} />}
      <div role="status" className="empty:hidden">
        {state.phase === 'revoked' && <Notice tone="right">{t('revoked')}</Notice>}
      </div>
      {state.phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          {failed}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" waiting={busy} onClick={() => void call(make)}>
          {t(exists ? 'renew' : 'make')}
        </Button>
        {exists && (
          <Button variant="quiet" disabled={busy} onClick={() => void call(revoke)}>
            {t('revoke')}
          </Button>
        )}
      </div>
    </Card>
  );
}
