import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Messages } from '@/components/platform/i18n/messages';
import { MyWords } from '@/components/learning/review/words/my-words';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { listCards } from '@/lib/learning/review/own-cards';
import { countDue } from '@/lib/learning/review/service';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('review.words');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.words(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function WordsPage() {
  const viewer = await requireViewer(routes.words());
  const t = await getTranslations('review.words');
  const locale = await getLocale();
  const [first, due] = await Promise.all([
    listCards(viewer, { q: '', state: 'all' }, locale),
    countDue(viewer),
  ]);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Messages of={['courses', 'review']}>
        <MyWords first={first} due={due} />
      </Messages>
    </div>
  );
}
