import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { getLocale } from 'next-intl/server';
import { getPathname, redirect } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { getBrowserViewer } from './caller';
import type { Viewer } from './viewer';

/** The signed-in person of this page request; null for a visitor. */
export const findPageViewer = cache(async (): Promise<Viewer | null> => getBrowserViewer(await headers()));

/**
 * The signed-in person, or a redirect to the sign-in page and back. `here` is a path built by
 * lib/platform/routes/routes.
 */
export async function requireViewer(here: string): Promise<Viewer> {
  const viewer = await findPageViewer();
  if (viewer) return viewer;
  const locale = await getLocale();
  const returnTo = getPathname({ href: here, locale });
  return redirect({ href: routes.login(returnTo), locale });
}
