import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/ui/show-toast';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { leave } from '@/lib/browser/api/leaving';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** Who uses this browser next shall not read of somebody else. */
async function endMessages(): Promise<void> {
  const { turnPushOff } = await import('@/components/people/notifications/browser-push');
  // Without an answer of the browser, logging out matters more.
  await turnPushOff().catch(() => undefined);
}

/** Logs out and opens the sign-in page; shows a toast if it fails. */
export function useLogOut(): () => Promise<void> {
  const t = useTranslations('layout.account');
  const locale = useLocale();
  return async () => {
    try {
      await endMessages();
      await leave(async () => fetchJson(apiRoutes.logout(), { method: 'POST' }));
      authState.signedOut();
      // A full load, so that no data of the person stays in memory.
      window.location.assign(getPathname({ href: routes.login(), locale }));
    } catch {
      await showToast('error', t('logOutFailed'));
    }
  };
}
