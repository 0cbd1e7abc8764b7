import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

/** Ends all sessions after a confirmation, this browser's too, and opens the sign-in page. */
export function EndEverywhere() {
  const t = useTranslations('account.devices');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);

  async function end() {
    await fetchJson(apiRoutes.endSessions('all'), { method: 'DELETE' });
    authState.signedOut();
    // A full load, so that no data of the person stays in memory.
    window.location.assign(getPathname({ href: routes.login(), locale }));
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('endAllTitle')}
        text={t('endAllText')}
        answers={{ keep: t('stay'), confirm: t('endAll') }}
        onConfirm={end}
      />
    </>
  );
}
