import { useLocale, useTranslations } from 'next-intl';
import { tell } from '@/components/ui/tell';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** Logs out, and goes to the sign-in page; says so where that fails. */
export function useLogOut(): () => Promise<void> {
  const t = useTranslations('layout.account');
  const locale = useLocale();
  return async () => {
    try {
      await fetchJson(apiRoutes.logout(), { method: 'POST' });
      authState.signedOut();
      // A new document: nothing of the person who left stays in memory.
      window.location.assign(getPathname({ href: routes.login(), locale }));
    } catch {
      await tell('error', t('logOutFailed'));
    }
  };
}
