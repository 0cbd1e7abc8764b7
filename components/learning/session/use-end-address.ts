import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { getPathname } from '@/lib/platform/i18n/navigation';

type Href = Parameters<typeof getPathname>[0]['href'];

/** Puts the id of a finished session into the URL, so that a reload shows its end again; removes it at a new start. */
export function useEndAddress(during: Href, end: Href | null): void {
  const locale = useLocale();
  useEffect(() => {
    if (end === null) return undefined;
    const address = getPathname({ locale, href: end });
    history.replaceState(null, '', address);
    return () => {
      const { pathname, search } = window.location;
      if (`${pathname}${search}` !== address) return;
      history.replaceState(null, '', getPathname({ locale, href: during }));
    };
  }, [locale, during, end]);
}
