import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/people/auth/auth-card';
import { LostpassForm } from '@/components/people/auth/lostpass-form';
import { Messages } from '@/components/platform/i18n/messages';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { readReturnTo } from '@/app/[locale]/auth/return-to';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.lostpass');
  const locale = await getLocale();
  return pageMetadata({ locale, path: routes.lostpass(), title: t('title'), description: t('description') });
}

/** Also for people who are signed in: they can have forgotten their password. */
export default async function LostpassPage({ searchParams }: PageProps<'/[locale]/auth/lostpass'>) {
  const t = await getTranslations('auth.lostpass');
  const { wanted } = await readReturnTo(searchParams);
  return (
    <AuthCard tab="lostpass" title={t('title')} lead={t('lead')} returnTo={wanted}>
      <Messages of={['auth']}>
        <LostpassForm isOutbox={isOutboxOpen()} />
      </Messages>
    </AuthCard>
  );
}
