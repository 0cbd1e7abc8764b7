import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Messages } from '@/components/platform/i18n/messages';
import { ReviewPlayerClientOnly } from '@/components/learning/review/review-player-client-only';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

/** The on-screen keyboard shrinks the page, so that the player stays above it. */
export const viewport = { interactiveWidget: 'resizes-content' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.review(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function ReviewPage() {
  await requireViewer(routes.review());
  return (
    <Messages of={['exercises', 'progress', 'review', 'words']}>
      <ReviewPlayerClientOnly />
    </Messages>
  );
}
