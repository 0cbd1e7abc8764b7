import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { getLocale } from 'next-intl/server';
import { getPathname, redirect } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { isSuspended } from '@/lib/people/auth/sanction-policy';
import { now } from '@/lib/platform/clock';
import { getBrowserViewer } from './caller';
import type { Viewer } from './viewer';

/**
 * The signed-in person of this page request; null for a visitor. Suspended people are redirected to the one page they may
 * see.
 */
export const findPageViewer = cache(async (): Promise<Viewer | null> => {
  const viewer = await findCaller();
  if (!viewer || !isSuspended(viewer, now())) return viewer;
  return redirect({ href: routes.suspended(), locale: await getLocale() });
});

const findCaller = cache(async (): Promise<Viewer | null> => getBrowserViewer(await headers()));

/** The suspended person, for the one page they may see; everybody else is redirected to the home page. */
export async function requireSuspended(): Promise<Viewer> {
  const viewer = await findCaller();
  if (viewer && isSuspended(viewer, now())) return viewer;
  return redirect({ href: routes.home(), locale: await getLocale() });
}

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
