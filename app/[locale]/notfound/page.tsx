import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { isPersonMissing, addressOf, screenOf } from '@/lib/platform/routes/error-screens';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.errorScreen');
  const title = isPersonMissing(addressOf(await headers())) ? t('userTitle') : t('notFoundTitle');
  return { title: `404 · ${title}`, robots: { index: false } };
}

/** The content of every "not found" answer (spec §2). Its own address is not found either. */
export default async function NotFoundPage() {
  const asked = await headers();
  if (screenOf(asked) !== '404') notFound();
  return <NotFoundScreen address={addressOf(asked)} />;
}
