import { getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { Subscriptions } from '@/components/people/staff/subscriptions';
import { Messages } from '@/components/platform/i18n/messages';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('subscriptions', routes.adminSubscriptions());

/** Until when somebody's subscription is paid. */
export default async function SubscriptionsPage() {
  const { isAdmitted } = await requireAdministrator(routes.adminSubscriptions());
  const t = await getTranslations('admin.subscriptions');
  return (
    <AdminFrame title={t('title')} description={t('description')}>
      {isAdmitted && (
        <Messages of={['admin.subscriptions', 'auth']}>
          <Subscriptions />
        </Messages>
      )}
    </AdminFrame>
  );
}
