import { getLocale, getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { Messages } from '@/components/platform/i18n/messages';
import { DocumentList } from '@/components/publishing/writing/document-list';
import { routes } from '@/lib/platform/routes/routes';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';
import { listDocuments } from '@/lib/publishing/writing/list';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('pages', routes.adminPages());

/** The list of editable pages. */
export default async function AdminPagesPage() {
  const { viewer, isAdmitted } = await requireAdministrator(routes.adminPages());
  const t = await getTranslations('writing.pages');
  const first = isAdmitted
    ? await listDocuments(viewer, { kind: 'page', words: '', page: 0 }, await getLocale())
    : null;
  return (
    <AdminFrame title={t('title')} description={t('description')}>
      {first && (
        <Messages of={['writing', 'auth']}>
          <DocumentList kind="page" first={first} />
        </Messages>
      )}
    </AdminFrame>
  );
}
