import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/people/auth/auth-card';
import { DeadReset } from '@/components/people/auth/dead-reset';
import { ResetForm } from '@/components/people/auth/reset-form';
import { Messages } from '@/components/platform/i18n/messages';
import { findReset } from '@/lib/people/auth/reset-password';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.reset');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: '/auth/reset', title, description, index: false });
}

/** The target of the link in a password e-mail. */
export default async function ResetPage({ searchParams }: PageProps<'/[locale]/auth/reset'>) {
  const t = await getTranslations('auth.reset');
  const { token } = await searchParams;
  const wanted = typeof token === 'string' ? token : '';
  const reset = await findReset(wanted);
  if (reset.state !== 'open') {
    return (
      <AuthCard tab="reset" title={t('title')}>
        <DeadReset reason={reset.state} />
      </AuthCard>
    );
  }
  return (
    <AuthCard tab="reset" title={t('title')} lead={t('lead', { email: reset.email })}>
      <Messages of={['auth']}>
        <ResetForm token={wanted} email={reset.email} />
      </Messages>
    </AuthCard>
  );
}
