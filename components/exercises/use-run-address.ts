import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { getPathname } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

/** Puts a finished run into the address, so that a reload shows its summary again; takes it out for a new one. */
export function useRunAddress(lesson: { course: string; slug: string }, run: string | null): void {
  const locale = useLocale();
  const { course, slug } = lesson;
  useEffect(() => {
    if (run === null) return undefined;
    history.replaceState(null, '', getPathname({ locale, href: routes.summary(course, slug, run) }));
    return () => {
      const here = new URL(window.location.href);
      if (here.searchParams.get('run') !== run) return;
      history.replaceState(null, '', getPathname({ locale, href: routes.practice(course, slug) }));
    };
  }, [locale, course, slug, run]);
}
