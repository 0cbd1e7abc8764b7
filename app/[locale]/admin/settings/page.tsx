import { getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { SettingsForm } from '@/components/people/staff/settings-form';
import { Messages } from '@/components/platform/i18n/messages';
import { routes } from '@/lib/platform/routes/routes';
import { listSettings } from '@/lib/people/staff/change-settings';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('settings', routes.adminSettings());

export default async function SettingsPage() {
  const { viewer, isAdmitted } = await requireAdministrator(routes.adminSettings());
  const t = await getTranslations('admin.settings');
  const answer = isAdmitted ? await listSettings(viewer) : null;
  return (
    <AdminFrame title={t('title')} description={t('description')}>
      {answer && (
        <Messages of={['admin', 'auth']}>
          <SettingsForm initial={answer.settings} />
        </Messages>
      )}
    </AdminFrame>
  );
}
