import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { safeReturnTo } from '@/lib/platform/routes/return-to';
import { routes } from '@/lib/platform/routes/routes';

type Query = Promise<Record<string, string | string[] | undefined>>;

interface ReturnTo {
  target: string;
  /** The target when the URL asks for another than the default, for the links to the other tabs. */
  wanted: string | undefined;
}

/** The page to open after signing in. */
export async function readReturnTo(query: Query): Promise<ReturnTo> {
  const { returnTo } = await query;
  const otherwise = getPathname({ href: routes.courses(), locale: await getLocale() });
  const target = safeReturnTo(typeof returnTo === 'string' ? returnTo : null, otherwise);
  return { target, wanted: target === otherwise ? undefined : target };
}

/** The same page; people who are signed in already are redirected to it. */
export async function readReturnToOrGo(query: Query): Promise<ReturnTo> {
  const returnTo = await readReturnTo(query);
  if (await findPageViewer()) redirect(returnTo.target);
  return returnTo;
}
