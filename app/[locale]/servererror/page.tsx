import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UpdateLink } from '@/components/layout/update-link';
import { ServerErrorScreen } from '@/components/layout/server-error-screen';
import { screenOf } from '@/lib/platform/routes/error-screens';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.errorScreen');
  return { title: `500 · ${t('serverTitle')}`, robots: { index: false } };
}

/** The content served wherever a page fails. It has no address of its own. */
export default async function ServerErrorPage() {
  const asked = await headers();
  if (screenOf(asked) !== '500') notFound();
  return (
    <ServerErrorScreen request={asked.get('x-request-id') ?? ''}>
      <UpdateLink />
    </ServerErrorScreen>
  );
}
