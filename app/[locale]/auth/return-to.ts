import type { Route } from 'next';
import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { findPageViewer } from '@/lib/auth/page-viewer';
import { getPathname } from '@/lib/i18n/navigation';
import { routes, safeReturnTo } from '@/lib/routes';

type Query = Promise<Record<string, string | string[] | undefined>>;

/**
 * Where a visitor goes once signed in, at once when that is so already; `wanted` only when the address says so,
 * to hand it on to the other form.
 */
export async function readReturnTo(query: Query): Promise<{ target: string; wanted: string | undefined }> {
  const { returnTo } = await query;
  const otherwise = getPathname({ href: routes.courses(), locale: await getLocale() });
  const target = safeReturnTo(typeof returnTo === 'string' ? returnTo : null, otherwise);
  // Any path of ours, which typed routes cannot know.
  if (await findPageViewer()) redirect(target as Route);
  return { target, wanted: target === otherwise ? undefined : target };
}
