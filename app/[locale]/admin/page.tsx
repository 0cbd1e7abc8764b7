import { getTranslations } from 'next-intl/server';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { AdminIndex } from '@/components/people/staff/admin-index';
import { adminMetadata } from './admin-metadata';
import { routes } from '@/lib/platform/routes/routes';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('index', routes.admin());

export default async function AdminPage() {
  const { isAdmitted } = await requireAdministrator(routes.admin());
  const t = await getTranslations('admin.index');
  return (
    <AdminFrame title={t('title')} description={t('description')} isIndex>
      {isAdmitted ? <AdminIndex /> : null}
    </AdminFrame>
  );
}
