import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/people/auth/auth-frame';
import { Messages } from '@/components/platform/i18n/messages';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { Unsubscribe } from '@/components/people/letters/unsubscribe';
import { findSubscription } from '@/lib/people/letters/subscriptions';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.letters');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: '/unsubscribe', title, description, index: false });
}

/** The target of the unsubscribe link in optional e-mails; it works without signing in. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/[locale]/unsubscribe'>) {
  const t = await getTranslations('auth.letters');
  const places = await getTranslations('layout.places');
  const { letter } = await searchParams;
  const token = typeof letter === 'string' ? letter : '';
  const subscription = await findSubscription(token);
  return (
    <AuthFrame title={t('title')}>
      {subscription ? (
        <Messages of={['auth']}>
          <Unsubscribe letter={token} wanted={subscription.wanted} />
        </Messages>
      ) : (
        <div className="flex flex-col items-start gap-5">
          <Notice tone="wrong" className="self-stretch">
            {t('invalid')}
          </Notice>
          <ButtonLink variant="secondary" href={`${routes.account()}#letters`}>
            {places('account')}
          </ButtonLink>
        </div>
      )}
    </AuthFrame>
  );
}
