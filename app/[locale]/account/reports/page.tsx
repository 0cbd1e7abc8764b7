import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OwnReportList } from '@/components/community/moderation/own-reports';
import { SanctionList } from '@/components/people/sanctions/sanction-list';
import { Messages } from '@/components/platform/i18n/messages';
import { TitledCard } from '@/components/ui/titled-card';
import { listOwnReports } from '@/lib/community/moderation/own-reports';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listOwnSanctions } from '@/lib/people/sanctions/own';
import { routes } from '@/lib/platform/routes/routes';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reports.own');
  const texts = { title: t('title'), description: t('description') };
  return pageMetadata({ locale: await getLocale(), path: routes.ownReports(), ...texts, index: false });
}

/** What the reader reported and what became of it, and what moderators did about the reader. */
export default async function OwnReportsPage() {
  const viewer = await requireViewer(routes.ownReports());
  const [t, locale] = await Promise.all([getTranslations('reports'), getLocale()]);
  const [reports, sanctions] = await Promise.all([
    listOwnReports(viewer, { locale }),
    listOwnSanctions(viewer),
  ]);
  return (
    <Messages of={['reports']}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('own.title')}</h1>
        <TitledCard id="sanctions" title={t('sanctions.title')}>
          <SanctionList first={sanctions} />
        </TitledCard>
        <TitledCard id="reports" title={t('own.reports')}>
          <OwnReportList first={reports} />
        </TitledCard>
      </div>
    </Messages>
  );
}
