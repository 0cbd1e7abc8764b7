import { LogOut } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { toast } from 'sonner';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import { getPathname } from '@/lib/i18n/navigation';
import { fetchJson } from '@/lib/http/fetcher';
import { apiRoutes, routes } from '@/lib/routes';
import { useMe } from './use-me';

export function AccountMenu({ trigger }: MenuProps) {
  const t = useTranslations('layout.account');
  const account = useMe();
  const locale = useLocale();

  async function logOut() {
    try {
      await fetchJson(apiRoutes.logout(), { method: 'POST' });
      // A new document: nothing of the person who left stays in memory.
      window.location.assign(getPathname({ href: routes.login(), locale }));
    } catch {
      toast(t('logOutFailed'));
    }
  }

  return (
    <Menu trigger={trigger} defaultOpen>
      {account.state === 'in' && (
        <p className="px-3 py-2">
          <span className="block font-semibold">{account.me.name}</span>
          <span className="text-sm text-soft">{t('points', { count: account.me.points })}</span>
        </p>
      )}
      <MenuDivider />
      <MenuItem onSelect={() => void logOut()}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden />
        {t('logOut')}
      </MenuItem>
    </Menu>
  );
}
