import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountSection } from '@/components/people/account/account-section';
import { Devices } from '@/components/people/account/devices';
import { EmailSection } from '@/components/people/account/email-section';
import { LanguageForm } from '@/components/people/account/language-form';
import { Letters } from '@/components/people/account/letters';
import { PasswordForm } from '@/components/people/account/password-form';
import { ProfileForm } from '@/components/people/account/profile-form';
import { SecondFactor } from '@/components/people/account/second-factor';
import { SectionList } from '@/components/people/account/section-list';
import { Tokens } from '@/components/people/account/tokens';
import { VerificationLine } from '@/components/people/auth/verification-line';
import { Messages } from '@/components/platform/i18n/messages';
import { getAccount } from '@/lib/people/account/service';
import { listSessions } from '@/lib/people/account/sessions';
import { listTokens } from '@/lib/people/account/tokens';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { now } from '@/lib/platform/clock';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: routes.account(), title, description, index: false });
}

/** All account settings on one page. */
export default async function AccountPage() {
  const viewer = await requireViewer(routes.account());
  const t = await getTranslations('account');
  const [account, sessions, tokens] = await Promise.all([
    getAccount(viewer),
    listSessions(viewer),
    listTokens(viewer),
  ]);
  const [rendered, isOutbox] = [now().toISOString(), isOutboxOpen()];
  return (
    <Messages of={['account', 'auth']}>
      <div className="mx-auto grid max-w-5xl gap-x-10 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <h1 className="text-3xl font-semibold sm:text-4xl lg:col-span-2">{t('title')}</h1>
        <div>
          <SectionList />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <VerificationLine isVerified={account.is_verified} isOutbox={isOutbox} />
          <AccountSection id="profile" title={t('sections.profile')}>
            <ProfileForm account={account} />
          </AccountSection>
          <AccountSection id="email" title={t('sections.email')}>
            <EmailSection account={account} isOutbox={isOutbox} />
          </AccountSection>
          <AccountSection id="password" title={t('sections.password')}>
            <PasswordForm email={account.email} />
          </AccountSection>
          <AccountSection id="language" title={t('sections.language')}>
            <LanguageForm locale={account.locale} />
          </AccountSection>
          <AccountSection id="letters" title={t('sections.letters')}>
            <Letters letters={account.letters} />
          </AccountSection>
          <AccountSection id="second-factor" title={t('sections.secondFactor')}>
            <SecondFactor />
          </AccountSection>
          <AccountSection id="devices" title={t('sections.devices')}>
            <Devices first={sessions} rendered={rendered} />
          </AccountSection>
          <AccountSection id="tokens" title={t('sections.tokens')}>
            <Tokens first={tokens} rendered={rendered} isVerified={account.is_verified} />
          </AccountSection>
        </div>
      </div>
    </Messages>
  );
}
