import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { VerificationLine } from '@/components/people/auth/verification-line';
import { Messages } from '@/components/platform/i18n/messages';
import { Notice } from '@/components/ui/notice';
import { DocumentList } from '@/components/publishing/writing/document-list';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { listDocuments } from '@/lib/publishing/writing/list';
import { isWriterHere, requirePageWriter } from '@/lib/publishing/writing/page-writer';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  if (!(await isWriterHere())) return {};
  const t = await getTranslations('writing');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.writing(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** The posts of a teacher; for an administrator all posts. */
export default async function WritingPage() {
  const { viewer, isAdmitted } = await requirePageWriter(routes.writing());
  if (!isAdmitted) return <SecondFactorRequired />;
  const t = await getTranslations('writing');
  const first = await listDocuments(viewer, { kind: 'post', words: '', page: 0 }, await getLocale());
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <VerificationLine isVerified={viewer.isVerified} isOutbox={isOutboxOpen()} />
      {!first.may_publish && <Notice heading={t('waiting.title')}>{t('waiting.text')}</Notice>}
      <Messages of={['writing', 'auth']}>
        <DocumentList kind="post" first={first} />
      </Messages>
    </div>
  );
}
