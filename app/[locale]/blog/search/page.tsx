import type { Metadata } from 'next';
import { SearchX } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { PostItems } from '@/components/publishing/blog/post-items';
import { SearchForm } from '@/components/publishing/blog/search-form';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { findPosts } from '@/lib/publishing/blog/search';
import { permanentRedirect } from '@/lib/platform/i18n/navigation';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

type Props = PageProps<'/[locale]/blog/search'>;

export const dynamic = 'force-dynamic';

/**
 * The search words of the URL; of several values the first. A URL with `q`, the name on most sites, is redirected, so
 * that each search has one URL.
 */
async function readWords(searchParams: Props['searchParams']): Promise<string> {
  const { words, q } = await searchParams;
  const asked = firstOf(q);
  if (words === undefined && asked !== undefined) {
    const href = asked.trim() === '' ? routes.blogSearchPage() : routes.blogSearch(asked);
    permanentRedirect({ locale: await getLocale(), href });
  }
  return firstOf(words) ?? '';
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('blog.search');
  const words = (await readWords(searchParams)).slice(0, 100).trim();
  return pageMetadata({
    locale: await getLocale(),
    path: routes.blogSearchPage(),
    title: words === '' ? t('title') : t('titleFor', { words }),
    description: t('description'),
    index: false,
  });
}

/** The search of the blog. */
export default async function BlogSearchPage({ searchParams }: Props) {
  const t = await getTranslations('blog');
  const { words, posts, hasMore: isMore } = await findPosts(await readWords(searchParams), await getLocale());
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('search.label')}</h1>
      <SearchForm words={words} />
      {words === '' && <p className="text-soft">{t('search.start')}</p>}
      {words !== '' && posts.length === 0 && (
        <EmptyState icon={SearchX} title={t('search.none', { words })}>
          <p className="text-soft">{t('search.noneText')}</p>
          <ButtonLink href={routes.blog()} variant="quiet">
            {t('list.toBlog')}
          </ButtonLink>
        </EmptyState>
      )}
      {posts.length > 0 && (
        <section>
          <p role="status" className="text-soft">
            {isMore ? t('search.most', { count: posts.length }) : t('search.found', { count: posts.length })}
          </p>
          <PostItems posts={posts} />
        </section>
      )}
    </div>
  );
}
