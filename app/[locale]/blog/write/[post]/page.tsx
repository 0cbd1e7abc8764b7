import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { Messages } from '@/components/platform/i18n/messages';
import { Editor } from '@/components/publishing/writing/editor';
import { isLocale } from '@/lib/platform/i18n/locales';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { isWriterHere, requirePageWriter } from '@/lib/publishing/writing/page-writer';
import { readDocument } from '@/lib/publishing/writing/read-document';

type Props = PageProps<'/[locale]/blog/write/[post]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  if (!(await isWriterHere())) return {};
  const t = await getTranslations('writing');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.writing(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** The editor of a post; `locale=…` opens it in that language. */
export default async function WritingPostPage({ params, searchParams }: Props) {
  const { post } = await params;
  const { locale: wanted } = await searchParams;
  const { viewer, isAdmitted } = await requirePageWriter(routes.writing());
  if (!isAdmitted) return <SecondFactorRequired />;
  const document = await readDocument(viewer, post, 'post', await getLocale());
  return (
    <Messages of={['writing', 'auth']}>
      <Editor
        initialDocument={document}
        initialLocale={typeof wanted === 'string' && isLocale(wanted) ? wanted : null}
      />
    </Messages>
  );
}
