import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import type { MenuLink } from '@/lib/publishing/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { isCrowded } from './crowded';
import { Logo } from './logo';
import { NavigationLink } from './navigation-link';

interface Props {
  title: string;
  places: MenuLink[];
  /** The end of the bar. */
  children: ReactNode;
}

/** The header's bar. With more than two places the navigation moves into the menu except on wide screens. */
export function HeaderBar({ title, places, children }: Props) {
  const t = useTranslations('layout');
  return (
    <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 max-[22.5rem]:gap-0 sm:gap-2 sm:px-6">
      {/* A title that does not fit wraps into a second line, which is cut off. */}
      <Link
        href={routes.home()}
        className="flex h-11 min-w-11 flex-wrap gap-x-2 overflow-hidden text-xl font-semibold *:h-11 *:items-center"
      >
        <span className="inline-flex">
          <Logo />
        </span>
        <span className="inline-flex">{title}</span>
      </Link>
      <nav
        aria-label={t('navigation')}
        className={isCrowded(places) ? 'ml-2 max-xl:hidden' : 'ml-4 max-sm:hidden'}
      >
        <ul className="flex">
          {places.map(({ name, href }) => (
            <li key={name}>
              <NavigationLink href={href}>{t(`places.${name}`)}</NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex-1" />
      {children}
    </div>
  );
}
