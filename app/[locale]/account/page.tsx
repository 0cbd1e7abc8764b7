import type { Metadata } from 'next';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { TitledCard } from '@/components/ui/titled-card';
import { DataExport } from '@/components/people/account/data-export';
import { Deletion } from '@/components/people/account/deletion';
import { Devices } from '@/components/people/account/devices';
import { EmailSection } from '@/components/people/account/email-section';
import { LanguageForm } from '@/components/people/account/language-form';
import { Letters } from '@/components/people/account/letters';
import { PasswordForm } from '@/components/people/account/password-form';
import { ProfileForm } from '@/components/people/account/profile-form';
import { SecondFactor } from '@/components/people/account/second-factor';
import { SectionList } from '@/components/people/account/section-list';
import { Tokens } from '@/components/people/account/tokens';
import { SanctionNotice } from '@/components/people/sanctions/sanction-notice';
import { VerificationLine } from '@/components/people/auth/verification-line';
import { Messages } from '@/components/platform/i18n/messages';
import { getDataExport } from '@/lib/people/account/data-export';
import { isPaidOver } from '@/lib/people/account/paid-over';
import { getAccount } from '@/lib/people/account/service';
import { listSessions } from '@/lib/people/account/sessions';
import { listTokens } from '@/lib/people/account/tokens';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { now } from '@/lib/platform/clock';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { getSanctionNotice } from '@/lib/people/sanctions/own';
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
  const reports = await getTranslations('reports.own');
  const [account, dataExport, sessions, tokens] = await Promise.all([
    getAccount(viewer),
    getDataExport(viewer),
    listSessions(viewer),
    listTokens(viewer),
  ]);
  const format = await getFormatter();
  const dateOf = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
  const [rendered, isOutbox] = [now().toISOString(), isOutboxOpen()];
  return (
    <Messages of={['account', 'auth']}>
      <div className="mx-auto grid max-w-5xl gap-x-10 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <h1 className="text-3xl font-semibold sm:text-4xl lg:col-span-2">{t('title')}</h1>
        <div>
          <SectionList hasSubscription={account.paid_until !== null} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SanctionNotice notice={await getSanctionNotice(viewer)} />
          <VerificationLine isVerified={account.is_verified} isOutbox={isOutbox} />
          <TitledCard id="profile" title={t('sections.profile')}>
            <ProfileForm account={account} />
          </TitledCard>
          <TitledCard id="email" title={t('sections.email')}>
            <EmailSection account={account} isOutbox={isOutbox} />
          </TitledCard>
          <TitledCard id="password" title={t('sections.password')}>
            <PasswordForm email={account.email} />
          </TitledCard>
          <TitledCard id="language" title={t('sections.language')}>
            <LanguageForm locale={account.locale} />
          </TitledCard>
          <TitledCard id="letters" title={t('sections.letters')}>
            <Letters letters={account.letters} />
          </TitledCard>
          <TitledCard id="second-factor" title={t('sections.secondFactor')}>
            <SecondFactor />
          </TitledCard>
          <TitledCard id="devices" title={t('sections.devices')}>
            <Devices first={sessions} rendered={rendered} />
          </TitledCard>
          <TitledCard id="reports" title={t('sections.reports')}>
            <p className="text-soft">{reports('description')}</p>
            <ButtonLink href={routes.ownReports()} variant="secondary" className="self-start">
              {reports('title')}
            </ButtonLink>
          </TitledCard>
          <TitledCard id="tokens" title={t('sections.tokens')}>
            <Tokens first={tokens} rendered={rendered} isVerified={account.is_verified} />
          </TitledCard>
          {account.paid_until !== null && (
            <TitledCard id="subscription" title={t('sections.subscription')}>
              <p>
                {t(isPaidOver(account.paid_until, viewer.timeZone, now()) ? 'paidOver' : 'paidUntil', {
                  date: dateOf(account.paid_until),
                })}
              </p>
            </TitledCard>
          )}
          <TitledCard id="export" title={t('sections.export')}>
            <DataExport first={dataExport} />
          </TitledCard>
          <TitledCard id="deletion" title={t('sections.deletion')}>
            <Deletion eraseAt={viewer.eraseAt?.toISOString() ?? null} />
          </TitledCard>
        </div>
      </div>
    </Messages>
  );
}
