import { getLocale } from 'next-intl/server';
import { adminMetadata } from '@/app/[locale]/admin/admin-metadata';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
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
export default async function PageEditorPage({ params, searchParams }: Props) {
  const { page: documentId } = await params;
  const { locale: wanted } = await searchParams;
  const { viewer, isAdmitted } = await requireAdministrator(routes.adminPages());
  if (!isAdmitted) return <SecondFactorRequired />;
  const document = await readDocument(viewer, documentId, 'page', await getLocale());
  return (
    <Messages of={['writing', 'auth']}>
      <Editor
        initialDocument={document}
        initialLocale={typeof wanted === 'string' && isLocale(wanted) ? wanted : null}
      />
    </Messages>
  );
}
