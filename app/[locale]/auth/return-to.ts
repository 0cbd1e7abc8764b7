import type { Route } from 'next';
import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { safeReturnTo } from '@/lib/platform/routes/return-to';
import { routes } from '@/lib/platform/routes/routes';

type Query = Promise<Record<string, string | string[] | undefined>>;

interface ReturnTo {
  target: string;
  /** Only when the address says so, to hand it on to the other tabs. */
  wanted: string | undefined;
}

/** Where a visitor goes once signed in. */
export async function readReturnTo(query: Query): Promise<ReturnTo> {
  const { returnTo } = await query;
  const otherwise = getPathname({ href: routes.courses(), locale: await getLocale() });
  const target = safeReturnTo(typeof returnTo === 'string' ? returnTo : null, otherwise);
  return { target, wanted: target === otherwise ? undefined : target };
}

/** The same; whoever is signed in already goes there at once. */
export async function readReturnToOrGo(query: Query): Promise<ReturnTo> {
  const returnTo = await readReturnTo(query);
  // Any path of ours, which typed routes cannot know.
  if (await findPageViewer()) redirect(returnTo.target as Route);
  return returnTo;
}
