import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { authState } from '@/lib/auth-state/auth-state';
import { getPathname } from '@/lib/i18n/navigation';
import { apiRoutes, routes } from '@/lib/routes';
import { useCall } from '@/components/forms/use-call';

/** This browser, too: asked once, then off to the sign-in page. */
export function EndEverywhere() {
  const t = useTranslations('account.devices');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { submission, call } = useCall();

  async function end() {
    const ended = await call(apiRoutes.endSessions('all'), { method: 'DELETE' });
    setAsking(false);
    if (!ended) return;
    authState.signedOut();
    // A new document: nothing of the person who left stays in memory.
    window.location.assign(getPathname({ href: routes.login(), locale }));
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <SubmissionNotice submission={submission} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('endAllTitle')}
        description={t('endAllText')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('stay')}
            </Button>
            <Button variant="danger" waiting={submission.phase === 'sending'} onClick={() => void end()}>
              {t('endAll')}
            </Button>
          </>
        }
      />
    </>
  );
}
