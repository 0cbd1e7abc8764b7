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

type Props = PageProps<'/[locale]/unsubscribe'>;

const tokenOf = ({ letter }: Awaited<Props['searchParams']>) => (typeof letter === 'string' ? letter : '');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('auth.letters');
  const locale = await getLocale();
  const { topic } = (await findSubscription(tokenOf(await searchParams))) ?? { topic: 'tips' };
  const [title, description] = [t(`${topic}.title`), t(`${topic}.description`)];
  return pageMetadata({ locale, path: '/unsubscribe', title, description, index: false });
}

/** The target of the unsubscribe link in optional e-mails; it works without signing in. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const t = await getTranslations('auth.letters');
  const places = await getTranslations('layout.places');
  const token = tokenOf(await searchParams);
  const subscription = await findSubscription(token);
  return (
    <AuthFrame title={subscription ? t(`${subscription.topic}.title`) : t('invalidTitle')}>
      {subscription ? (
        <Messages of={['auth']}>
          <Unsubscribe letter={token} {...subscription} />
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
