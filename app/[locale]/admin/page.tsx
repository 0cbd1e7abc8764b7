import { getTranslations } from 'next-intl/server';
import { AdminFrame } from '@/components/admin/admin-frame';
import { AdminIndex } from '@/components/admin/admin-index';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { routes } from '@/lib/routes';
import { requireAdministrator } from '@/lib/staff/page-administrator';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('index', routes.admin());

export default async function AdminPage() {
  const { isOpen } = await requireAdministrator(routes.admin());
  const t = await getTranslations('admin.index');
  return (
    <AdminFrame title={t('title')} description={t('description')} isIndex>
      {isOpen ? <AdminIndex /> : null}
    </AdminFrame>
  );
}
