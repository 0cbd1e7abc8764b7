import { getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { People } from '@/components/people/staff/people/people';
import { Messages } from '@/components/platform/i18n/messages';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';
import { listPeople } from '@/lib/people/staff/roles';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('people', routes.adminPeople());

/** The people and their roles. */
export default async function PeoplePage() {
  const { viewer, isAdmitted } = await requireAdministrator(routes.adminPeople());
  const t = await getTranslations('admin.people');
  const first = isAdmitted ? await listPeople(viewer, { words: '', page: 0 }) : null;
  return (
    <AdminFrame title={t('title')} description={t('description')}>
      {first && (
        <Messages of={['admin', 'auth']}>
          <People first={first} />
        </Messages>
      )}
    </AdminFrame>
  );
}
