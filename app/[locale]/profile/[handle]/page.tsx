import { cache } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProfileView } from '@/components/community/profiles/view/profile-view';
import { Messages } from '@/components/platform/i18n/messages';
import { listWelcoming } from '@/lib/community/matching/welcoming';
import { findProfilePage } from '@/lib/community/profiles/profile-page';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { getPathname, permanentRedirect, redirect } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { pageUrl } from '@/lib/publishing/seo/absolute-url';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

type Props = PageProps<'/[locale]/profile/[handle]'>;

export const dynamic = 'force-dynamic';

/** The digits before the first hyphen decide; the name behind it is for people. */
const handles = /^([1-9]\d{0,8})(?:-|$)/u;

const readProfile = cache(async (handle: string) => {
  const [, id] = handles.exec(handle) ?? notFound();
  const [viewer, locale] = await Promise.all([findPageViewer(), getLocale()]);
  const page = await findProfilePage(viewer, Number(id), { locale, welcoming: listWelcoming });
  if (page) return page;
  // Who has not joined the community has no profile yet; there one begins it.
  return viewer?.id === Number(id) ? redirect({ locale, href: routes.profileUpdate() }) : notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { person } = await readProfile((await params).handle);
  const { name, slug: handle } = person;
  const t = await getTranslations('profile.page');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.profileNamed(handle),
    title: name,
    description: t('description', { name }),
    index: person.is_public,
  });
}

/** A person's profile. An address with another name redirects to the right one; that without a name is a page, too. */
export default async function ProfilePage({ params }: Props) {
  const { handle } = await params;
  const locale = await getLocale();
  const page = await readProfile(handle);
  const { id, slug, reader } = page.person;
  const href = routes.profileNamed(slug);
  if (handle !== slug && handle !== String(id)) permanentRedirect({ locale, href });
  const signIn = routes.login(getPathname({ href, locale }));
  return (
    <Messages
      of={[
        'profile.page',
        'profile.reviews',
        'home.reviews',
        'comments.comment',
        'comments.form',
        'comments.delete',
        'comments.hiddenNotice',
        'friends.actions',
        'friends.confirm',
      ]}
    >
      <div {...(reader !== 'visitor' && { 'data-members-part': '' })}>
        <ProfileView page={page} address={pageUrl(locale, href)} signIn={signIn} />
      </div>
    </Messages>
  );
}
