import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { isAdministratorHere } from '@/lib/people/staff/page-administrator';

/** Empty for people who may not see the page. */
export async function adminMetadata(
  page: 'index' | 'settings' | 'log' | 'pages' | 'teachers' | 'people' | 'subscriptions',
  path: string,
): Promise<Metadata> {
  if (!(await isAdministratorHere())) return {};
  const isWriting = page === 'pages' || page === 'teachers';
  const t = isWriting ? await getTranslations(`writing.${page}`) : await getTranslations(`admin.${page}`);
  const locale = await getLocale();
  return pageMetadata({ locale, path, title: t('title'), description: t('description'), index: false });
}
