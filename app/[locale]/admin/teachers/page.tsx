import { getTranslations } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { AdminFrame } from '@/components/people/staff/admin-frame';
import { Messages } from '@/components/platform/i18n/messages';
import { Teachers } from '@/components/publishing/writing/teachers';
import { routes } from '@/lib/platform/routes/routes';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';
import { listTeachers } from '@/lib/publishing/writing/teachers';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('teachers', routes.adminTeachers());

/** The teachers, and whether each may publish. */
export default async function TeachersPage() {
  const { viewer, isAdmitted } = await requireAdministrator(routes.adminTeachers());
  const t = await getTranslations('writing.teachers');
  const first = isAdmitted ? await listTeachers(viewer, { words: '', page: 0 }) : null;
  return (
    <AdminFrame title={t('title')} description={t('description')}>
      {first && (
        <Messages of={['writing', 'auth']}>
          <Teachers first={first} />
        </Messages>
      )}
    </AdminFrame>
  );
}
