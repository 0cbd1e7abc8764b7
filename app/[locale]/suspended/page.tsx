import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DataExport } from '@/components/people/account/data-export';
import { SanctionList } from '@/components/people/sanctions/sanction-list';
import { SignOutButton } from '@/components/layout/account/sign-out-button';
import { Messages } from '@/components/platform/i18n/messages';
import { getDataExport } from '@/lib/people/account/data-export';
import { requireSuspended } from '@/lib/people/auth/page-viewer';
import { listOwnSanctions } from '@/lib/people/sanctions/own';
import { routes } from '@/lib/platform/routes/routes';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reports.suspended');
  const texts = { title: t('title'), description: t('text') };
  return pageMetadata({ locale: await getLocale(), path: routes.suspended(), ...texts, index: false });
}

/** All that a suspended person sees: why, until when, the appeal, their data, and the way out. */
export default async function SuspendedPage() {
  const viewer = await requireSuspended();
  const [sanctions, dataExport] = await Promise.all([listOwnSanctions(viewer), getDataExport(viewer)]);
  const t = await getTranslations('reports.suspended');
  const decided = await getTranslations('reports.sanctions');
  return (
    <Messages of={['reports', 'account.export']}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6" data-members-part>
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
        <p className="text-soft">{t('text')}</p>
        <h2 className="text-xl font-semibold">{decided('title')}</h2>
        <SanctionList first={sanctions} />
        <h2 className="text-xl font-semibold">{t('data')}</h2>
        <DataExport first={dataExport} />
        <SignOutButton />
      </div>
    </Messages>
  );
}
