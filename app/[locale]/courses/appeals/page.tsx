import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MyAppeals } from '@/components/learning/appeals/my-appeals';
import { Messages } from '@/components/platform/i18n/messages';
import { listAppeals } from '@/lib/learning/appeals/service';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('appeals.mine');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.appeals(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** The learner's appeals and the decisions. */
export default async function AppealsPage() {
  const viewer = await requireViewer(routes.appeals());
  const t = await getTranslations('appeals.mine');
  const first = await listAppeals(viewer, {}, await getLocale());
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Messages of={['appeals']}>
        <MyAppeals first={first} />
      </Messages>
    </div>
  );
}
