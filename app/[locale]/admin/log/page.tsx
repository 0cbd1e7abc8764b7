import { getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/admin/admin-frame';
import { StaffLog } from '@/components/admin/staff-log';
import { Messages } from '@/components/layout/messages';
import { routes } from '@/lib/routes';
import { listStaffLog } from '@/lib/staff/log';
import { requireAdministrator } from '@/lib/staff/page-administrator';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('log', routes.adminLog());

export default async function LogPage() {
  const { viewer, isOpen } = await requireAdministrator(routes.adminLog());
  const t = await getTranslations('admin.log');
  const first = isOpen ? await listStaffLog(viewer, {}) : null;
  return (
    <AdminFrame title={t('title')} description={t('description')}>
      {first && (
        <Messages of={['admin']}>
          <StaffLog first={first} />
        </Messages>
      )}
    </AdminFrame>
  );
}
