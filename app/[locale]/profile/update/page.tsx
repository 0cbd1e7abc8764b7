import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { countryName, languageName } from '@/components/community/profiles/person-labels';
import { PhotoField } from '@/components/community/profiles/update/photo-field';
import { ProfileEditor } from '@/components/community/profiles/update/profile-editor';
import { Messages } from '@/components/platform/i18n/messages';
import { countries, languages } from '@/lib/platform/i18n/iso-codes';
import { getOwnProfile } from '@/lib/community/profiles/service';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile.update');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: routes.profileUpdate(), title, description, index: false });
}

export default async function ProfileUpdatePage() {
  const viewer = await requireViewer(routes.profileUpdate());
  const t = await getTranslations('profile.update');
  const locale = await getLocale();
  const profile = await getOwnProfile(viewer);
  const named = (codes: readonly string[], nameOf: (locale: string, code: string) => string) =>
    codes
      .map((value) => ({ value, label: nameOf(locale, value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const link = (text: React.ReactNode) => (
    <Link
      href={routes.account()}
      className="text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
    >
      {text}
    </Link>
  );
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
        {profile.joined_at === null && <p>{t('invitation')}</p>}
        <p className="text-soft">{t.rich('name', { name: profile.name, link })}</p>
      </div>
      <Messages of={['profile.labels', 'profile.interests', 'profile.update']}>
        {profile.joined_at !== null && <PhotoField name={profile.name} photo={profile.photo} />}
        <ProfileEditor
          profile={profile}
          timeZone={viewer.timeZone}
          countries={named(countries, countryName)}
          languages={named(languages, languageName)}
        />
      </Messages>
    </div>
  );
}
