import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DigestSwitch } from '@/components/people/notifications/digest-switch';
import { KindChoices } from '@/components/people/notifications/kind-choices';
import { PushSwitch } from '@/components/people/notifications/push-switch';
import { QuietHours } from '@/components/people/notifications/quiet-hours';
import { Messages } from '@/components/platform/i18n/messages';
import { ButtonLink } from '@/components/ui/button-link';
import { TitledCard } from '@/components/ui/titled-card';
import { getAccount } from '@/lib/people/account/service';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { getChoices } from '@/lib/people/notifications/choices';
import { getPush } from '@/lib/people/push/subscriptions';
import { routes } from '@/lib/platform/routes/routes';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications.choices');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: routes.notificationChoices(), title, description, index: false });
}

/** What the viewer wants to be told, by which ways, and when not. */
export default async function NotificationChoicesPage() {
  const viewer = await requireViewer(routes.notificationChoices());
  const t = await getTranslations('notifications.choices');
  const places = await getTranslations('layout.places');
  const [choices, account, push] = await Promise.all([
    getChoices(viewer),
    getAccount(viewer),
    getPush(viewer),
  ]);
  return (
    <Messages of={['notifications.kinds', 'notifications.choices']}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
          <ButtonLink href={routes.account()} variant="secondary">
            {places('account')}
          </ButtonLink>
        </div>
        <p className="text-soft">{t('description')}</p>
        <TitledCard id="kinds" title={t('kindsTitle')}>
          <KindChoices first={choices} />
        </TitledCard>
        <TitledCard id="mail" title={t('mailTitle')}>
          <DigestSwitch wanted={account.letters.digest} isVerified={account.is_verified} />
        </TitledCard>
        {push.public_key !== null && (
          <TitledCard id="browser" title={t('pushTitle')}>
            <PushSwitch publicKey={push.public_key} />
          </TitledCard>
        )}
        <TitledCard id="quiet-hours" title={t('quietTitle')}>
          <QuietHours first={choices} />
        </TitledCard>
      </div>
    </Messages>
  );
}
