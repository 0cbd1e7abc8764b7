'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { isPersonMissing } from '@/lib/platform/routes/error-screens';
import { NotFoundScreen } from './not-found-screen';

/** The 404 screen after a navigation by the router, where the server has rendered no error screen. */
export function NotFoundHere() {
  const t = useTranslations('layout.errorScreen');
  const query = useSearchParams().toString();
  const address = `${usePathname()}${query && `?${query}`}`;
  return (
    <>
      <title>{`404 · ${isPersonMissing(address) ? t('userTitle') : t('notFoundTitle')}`}</title>
      <NotFoundScreen address={address} />
    </>
  );
}
