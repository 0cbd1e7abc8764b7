import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { getLocale } from 'next-intl/server';
import { getPathname, redirect } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { getBrowserViewer } from './caller';
import type { Viewer } from './viewer';

/** The signed-in person of this page request. */
export const findPageViewer = cache(async (): Promise<Viewer | null> => getBrowserViewer(await headers()));

/** The same, or off to the sign-in page and back. `here` as lib/platform/routes/routes builds it. */
export async function requireViewer(here: string): Promise<Viewer> {
  const viewer = await findPageViewer();
  if (viewer) return viewer;
  const locale = await getLocale();
  const returnTo = getPathname({ href: here, locale });
  return redirect({ href: routes.login(returnTo), locale });
}
