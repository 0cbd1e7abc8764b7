import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/people/auth/auth-card';
import { LoginForm } from '@/components/people/auth/login-form';
import { Messages } from '@/components/platform/i18n/messages';
import { Notice } from '@/components/ui/notice';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { readReturnToOrGo } from '@/app/[locale]/auth/return-to';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.login');
  const locale = await getLocale();
  return pageMetadata({ locale, path: routes.login(), title: t('title'), description: t('description') });
}

export default async function LoginPage({ searchParams }: PageProps<'/[locale]/auth/login'>) {
  const t = await getTranslations('auth.login');
  const { wanted, target } = await readReturnToOrGo(searchParams);
  const { reset } = await searchParams;
  return (
    <AuthCard tab="login" title={t('title')} lead={t('lead')} returnTo={wanted}>
      {reset === 'done' && (
        <Notice tone="right" role="status" heading={t('resetDone')} className="mb-5">
          {t('resetDoneText')}
        </Notice>
      )}
      <Messages of={['auth']}>
        <LoginForm returnTo={target} />
      </Messages>
    </AuthCard>
  );
}
