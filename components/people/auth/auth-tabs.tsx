import { useTranslations } from 'next-intl';
import type { AuthTab } from '@/lib/browser/auth-state/state';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { CurrentTab } from './current-tab';

interface Props {
  current: AuthTab;
  returnTo?: string | undefined;
}

const lookOfAll =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-2 py-2 text-center text-sm leading-tight transition-colors sm:px-3 sm:text-base';

/** Links that look like tabs: each has an address of its own. The tab of a new password exists only on its own page. */
export function AuthTabs({ current, returnTo }: Props) {
  const t = useTranslations('auth.tabs');
  const tabs = [
    { name: 'login', href: routes.login(returnTo) },
    { name: 'register', href: routes.register(returnTo) },
    { name: 'lostpass', href: routes.lostpass(returnTo) },
  ] as const;
  return (
    <nav aria-label={t('label')}>
      <CurrentTab tab={current} />
      <ul className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {tabs.map(({ name, href }) => (
          <li key={name} className="flex flex-auto">
            <Link
              href={href}
              aria-current={name === current ? 'page' : undefined}
              className={`${lookOfAll} ${name === current ? 'bg-raised font-medium text-cobalt' : 'text-soft hover:text-cobalt'}`}
            >
              {t(name)}
            </Link>
          </li>
        ))}
        {current === 'reset' && (
          <li className="flex flex-auto">
            <span aria-current="page" className={`${lookOfAll} bg-raised font-medium text-cobalt`}>
              {t('reset')}
            </span>
          </li>
        )}
      </ul>
    </nav>
  );
}
