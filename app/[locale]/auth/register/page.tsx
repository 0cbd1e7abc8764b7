import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/people/auth/auth-card';
import { RegisterForm } from '@/components/people/auth/register-form';
import { Messages } from '@/components/platform/i18n/messages';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { readReturnToOrGo } from '@/app/[locale]/auth/return-to';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.register');
  const locale = await getLocale();
  return pageMetadata({ locale, path: routes.register(), title: t('title'), description: t('description') });
}

export default async function RegisterPage({ searchParams }: PageProps<'/[locale]/auth/register'>) {
  const t = await getTranslations('auth.register');
  const { wanted, target } = await readReturnToOrGo(searchParams);
  return (
    <AuthCard tab="register" title={t('title')} lead={t('lead')} returnTo={wanted}>
      <Messages of={['auth']}>
        <RegisterForm returnTo={target} />
      </Messages>
    </AuthCard>
  );
}
