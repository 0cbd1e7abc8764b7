import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/people/auth/auth-frame';
import { ConfirmLink } from '@/components/people/auth/confirm-link';
import { DeadLink } from '@/components/people/auth/dead-link';
import { Messages } from '@/components/platform/i18n/messages';
import { findLinkToFollow } from '@/lib/people/auth/follow-link';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.confirm');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: '/auth/confirm', title, description, index: false });
}

/** The target of links in e-mails. Works without signing in, on any device. */
export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/auth/confirm'>) {
  const t = await getTranslations('auth.confirm');
  const { token } = await searchParams;
  const wanted = typeof token === 'string' ? token : '';
  const link = await findLinkToFollow(wanted);
  if (!link) {
    const viewer = await findPageViewer();
    const who = viewer ? (viewer.isVerified ? 'verified' : 'unverified') : 'nobody';
    return (
      <AuthFrame title={t('invalid')} lead={t('invalidText')}>
        <DeadLink who={who} isOutbox={isOutboxOpen()} />
      </AuthFrame>
    );
  }
  return (
    <Messages of={['auth']}>
      <ConfirmLink token={wanted} {...link} />
    </Messages>
  );
}
