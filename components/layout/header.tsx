import { getTranslations } from 'next-intl/server';
import { Account } from '@/components/auth/account';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { HeaderMenus } from './header-menus';

/** The same for everybody, so that pages can be cached: the account comes to the browser by itself. */
export async function Header({ title }: { title: string }) {
  const t = await getTranslations('layout');
  return (
    <header className="border-b border-line bg-paper in-[body:has([data-full-screen])]:hidden">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link href={routes.home()} className="flex min-h-11 items-center gap-2 text-xl font-semibold">
          <Logo />
          {title}
        </Link>
        <nav aria-label={t('navigation')} className="ml-4 max-sm:hidden">
          <Link
            href={routes.courses()}
            className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-soft transition-colors hover:text-cobalt"
          >
            {t('courses')}
          </Link>
        </nav>
        <div className="flex-1" />
        <HeaderMenus />
        <Account />
      </div>
    </header>
  );
}

/** A speech bubble with a stress mark in it. The same drawing as app/icon.svg. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden className="shrink-0">
      <path
        className="fill-cobalt"
        d="M6 3h20a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H15l-7 6v-6H6a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z"
      />
      <path className="stroke-on-cobalt" d="m13 19 6-10" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}
