import { cache } from 'react';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { addressOf } from '@/components/community/directory/address';
import type { TiedPages } from '@/components/community/directory/community-tabs';
import { CommunityView } from '@/components/community/directory/community-view';
import { JoinFirst } from '@/components/community/directory/join-first';
import { VisitorNotice } from '@/components/community/directory/visitor-notice';
import { InviteButton } from '@/components/community/invite/invite-button';
import { PartnerStrip } from '@/components/community/matching/partner-strip';
import { Messages } from '@/components/platform/i18n/messages';
import { readFilters, type Filters } from '@/lib/community/directory/filters-schema';
import { findPeople } from '@/lib/community/directory/find-people';
import { communityTabs, lastPage, listsOfTabs, type CommunityTab } from '@/lib/community/directory/limits';
import { listNames } from '@/lib/community/directory/names';
import { listWelcoming } from '@/lib/community/matching/welcoming';
import { listPartners } from '@/lib/community/matching/service';
import { findPerson } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listSomeTied } from '@/lib/people/ties/lists';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { getSettings } from '@/lib/people/settings/service';
import { getEnv } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locales';
import { getPathname, redirect } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

type Props = PageProps<'/[locale]/community'>;

export const dynamic = 'force-dynamic';

const readAddress = cache(async (searchParams: Props['searchParams']) => {
  const typed = await searchParams;
  const page = typeof typed.page === 'string' && /^\d{1,3}$/u.test(typed.page) ? Number(typed.page) : 0;
  const tab = communityTabs.find((each) => each === typed.tab) ?? 'community';
  return { filters: readFilters(typed), page: Math.min(page, lastPage), tab };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('community');
  const { filters, page, tab } = await readAddress(searchParams);
  const isFiltered = Object.keys(filters).length > 0 || tab !== 'community';
  return pageMetadata({
    locale: await getLocale(),
    path: routes.community(),
    ...(page > 0 && !isFiltered && { path: addressOf({}, page) }),
    title: page === 0 ? t('title') : t('pageTitle', { title: t('title'), page: page + 1 }),
    description: t('description'),
    // Every choice of filters would be a page of its own.
    index: !isFiltered,
  });
}

/** A row of the widest screen. */
const shownPartners = 3;

/** The address that an invited friend opens. */
const invitation = (locale: Locale) =>
  new URL(getPathname({ href: routes.home(), locale }), getEnv().APP_ORIGIN).href;

/** Search for people; visitors and search engines find those who agreed to it. */
export default async function CommunityPage({ searchParams }: Props) {
  const t = await getTranslations('community');
  const locale = await getLocale();
  const [{ filters, page, tab }, viewer] = await Promise.all([readAddress(searchParams), findPageViewer()]);
  const [answer, member, settings] = await Promise.all([
    findPeople(viewer, { ...filters, page }),
    readMember(viewer, tab, isFirstLook(filters, page)),
    getSettings(),
  ]);
  // A page that people have left since.
  if (page > 0 && answer.users.length === 0) redirect({ locale, href: addressOf(filters) });
  return (
    <div className="flex flex-col gap-6">
      <Messages of={viewer ? [...messages, 'friends'] : messages}>
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
            <p className="max-w-column text-lg text-soft">{t('description')}</p>
          </div>
          <InviteButton address={invitation(locale)} site={settings['site.title']} />
        </header>
        {!viewer && <VisitorNotice />}
        {viewer && !member.hasJoined ? (
          <JoinFirst />
        ) : (
          <CommunityView
            key={tab === 'community' ? addressOf(filters, page) : tab}
            start={{ filters, page, answer, tab }}
            names={listNames(locale)}
            tied={member.tied}
          >
            {member.partners && <PartnerStrip partners={member.partners} />}
          </CommunityView>
        )}
      </Messages>
    </div>
  );
}

const messages = ['community', 'profile.labels', 'profile.interests'] as const;

/** A search shows its results at the top of the page, without suggestions above them. */
const isFirstLook = (filters: Filters, page: number) => page === 0 && Object.keys(filters).length === 0;

/** What is there for a member alone: people who suit them, and what the open tab shows of their ties. */
async function readMember(viewer: Viewer | null, tab: CommunityTab, isFirst: boolean) {
  if (!viewer) return { hasJoined: false, partners: null, tied: null };
  const [self, partners, tied] = await Promise.all([
    findPerson(viewer, viewer.id),
    isFirst ? listPartners(viewer, shownPartners) : [],
    readTied(viewer, tab),
  ]);
  return { hasJoined: self !== null, partners: self && isFirst ? partners : null, tied };
}

/** The other tabs read theirs when they are opened. */
async function readTied(viewer: Viewer, tab: CommunityTab): Promise<TiedPages> {
  if (tab === 'community') return {};
  return listSomeTied(viewer, listsOfTabs[tab], listWelcoming);
}
