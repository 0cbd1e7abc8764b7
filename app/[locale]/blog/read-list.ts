import { cache } from 'react';
import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { addressOf } from '@/components/publishing/blog/list-address';
import type { Topic, TopicNames } from '@/components/publishing/blog/topics';
import { blogSlug, pageNumber, type PostList } from '@/lib/publishing/blog/schema';
import { getCategory, getTag, listCategories, listPosts, listTags } from '@/lib/publishing/blog/service';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import { getPathname, permanentRedirect } from '@/lib/platform/i18n/navigation';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { orNotFound } from './or-not-found';

interface ListPage {
  title: LocalizedText;
  description: LocalizedText;
  names: TopicNames;
  topic: Topic;
  list: PostList;
}

/** The data of a list page; an unknown category or tag, or a page number past the end, is "not found". */
export async function readList(topic: Topic, number = '1'): Promise<ListPage> {
  const { category, tag } = topic;
  if ([category, tag].some((slug) => slug !== undefined && !blogSlug.safeParse(slug).success)) notFound();
  const page = pageNumber.safeParse(number);
  if (!page.success) notFound();
  return readKnown(category, tag, page.data);
}

const readKnown = cache(async (category: string | undefined, tag: string | undefined, page: number) => {
  const locale = await getLocale();
  const topic = { ...(category !== undefined && { category }), ...(tag !== undefined && { tag }) };
  const [words, list, categories, tags] = await orNotFound(
    Promise.all([
      describe(topic),
      listPosts(locale, { ...topic, page }),
      listCategories(locale),
      listTags(locale),
    ]),
  );
  return { ...words, names: { categories, tags }, topic, list };
});

async function describe({ category, tag }: Topic): Promise<Pick<ListPage, 'title' | 'description'>> {
  const locale = await getLocale();
  if (category !== undefined) {
    const { title, summary } = await getCategory(locale, category);
    return { title, description: summary };
  }
  const t = await getTranslations('blog.list');
  const own = (text: string) => ({ text, lang: locale });
  if (tag === undefined) return { title: own(t('title')), description: own(t('description')) };
  const { title } = await getTag(locale, tag);
  return {
    title: own(t('tagged', { tag: title.text })),
    description: own(t('tagDescription', { tag: title.text })),
  };
}

export async function blogListMetadata(topic: Topic, number?: string): Promise<Metadata> {
  const { title, description, list } = await readList(topic, number);
  const locale = await getLocale();
  const t = await getTranslations('blog.list');
  const { page, pages } = list;
  const pathOf = (wanted: number) => getPathname({ locale, href: addressOf(topic, wanted) });
  const metadata = await pageMetadata({
    locale,
    path: addressOf(topic, page),
    title: page === 1 ? title.text : t('pageTitle', { title: title.text, page }),
    description: description.text,
    feeds: { category: topic.category ?? null },
  });
  return {
    ...metadata,
    pagination: {
      previous: page > 1 ? pathOf(page - 1) : null,
      next: page < pages ? pathOf(page + 1) : null,
    },
  };
}

/** The first page has only one URL, without a number. */
export async function leaveFirstPage(topic: Topic, number: string): Promise<void> {
  if (number === '1') permanentRedirect({ locale: await getLocale(), href: addressOf(topic, 1) });
}
