import { useLocale, useTranslations } from 'next-intl';
import { toast } from 'sonner';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { authState } from '@/lib/auth-state/auth-state';
import { fetchJson } from '@/lib/http/fetcher';
import { getPathname } from '@/lib/i18n/navigation';
import { listPlaces } from '@/lib/navigation';
import { apiRoutes } from '@/lib/api-routes';
import { routes } from '@/lib/routes';
import { ProfileMenu } from './profile-menu';
import { useMe } from './use-me';

export function AccountMenu({ trigger }: MenuProps) {
  const t = useTranslations('layout.account');
  const account = useMe();
  const locale = useLocale();
  if (account.state !== 'in') return trigger;

  async function logOut() {
    try {
      await fetchJson(apiRoutes.logout(), { method: 'POST' });
      authState.signedOut();
      // A new document: nothing of the person who left stays in memory.
      window.location.assign(getPathname({ href: routes.login(), locale }));
    } catch {
      toast(t('logOutFailed'));
    }
  }

  return (
    <ProfileMenu
      trigger={trigger}
      me={account.me}
      places={listPlaces('profile', account.me)}
      onLogOut={() => void logOut()}
    />
  );
}
