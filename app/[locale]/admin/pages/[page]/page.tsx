import { getLocale } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { Locked } from '@/components/people/staff/locked';
import { Messages } from '@/components/platform/i18n/messages';
import { Editor } from '@/components/publishing/writing/editor';
import { isLocale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { requireAdministrator } from '@/lib/people/staff/page-administrator';
import { readDocument } from '@/lib/publishing/writing/read-document';

type Props = PageProps<'/[locale]/admin/pages/[page]'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = () => adminMetadata('pages', routes.adminPages());

/** The editor of a page; `locale=…` opens it in that language. */
export default async function AdminPagePage({ params, searchParams }: Props) {
  const { page } = await params;
  const { locale: wanted } = await searchParams;
  const { viewer, isOpen } = await requireAdministrator(routes.adminPages());
  if (!isOpen) return <Locked />;
  const document = await readDocument(viewer, page, 'page', await getLocale());
  return (
    <Messages of={['writing', 'auth']}>
      <Editor first={document} opens={typeof wanted === 'string' && isLocale(wanted) ? wanted : null} />
    </Messages>
  );
}
