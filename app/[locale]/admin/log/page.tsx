import { getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { StaffLog } from '@/components/people/staff/staff-log';
import { Messages } from '@/components/platform/i18n/messages';
import { routes } from '@/lib/platform/routes/routes';
import { listStaffLog } from '@/lib/people/staff/log';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('log', routes.adminLog());

export default async function LogPage() {
  const { viewer, isAdmitted } = await requireAdministrator(routes.adminLog());
  const t = await getTranslations('admin.log');
  const first = isAdmitted ? await listStaffLog(viewer, {}) : null;
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
