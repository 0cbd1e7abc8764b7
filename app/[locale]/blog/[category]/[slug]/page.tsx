import { cache } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { orNotFound } from '@/app/[locale]/blog/or-not-found';
import { PostPage } from '@/components/publishing/blog/post-page';
import { JsonLd } from '@/components/publishing/seo/json-ld';
import { Comments } from '@/components/publishing/comments/comments';
import { getPost, getPostSurroundings } from '@/lib/publishing/blog/post';
import { blogSlug } from '@/lib/publishing/blog/schema';
import { permanentRedirect } from '@/lib/platform/i18n/navigation';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { pageUrl } from '@/lib/publishing/seo/absolute-url';
import { ogRoutes } from '@/lib/publishing/seo/routes';
import { articleOf, describePost } from './describe-post';

type Props = PageProps<'/[locale]/blog/[category]/[slug]'>;

export const revalidate = 300; // seconds
// Nothing is rendered at build time: each page is at its first request, and then cached.
export const generateStaticParams = () => [];

const readPost = cache(async (slug: string) => {
  if (!blogSlug.safeParse(slug).success) notFound();
  return orNotFound(getPost(slug, await getLocale()));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const post = await readPost(slug);
  return pageMetadata({
    locale: await getLocale(),
    path: routes.post(post.category.slug, slug),
    title: post.title.text,
    description: post.description.text,
    languages: post.languages,
    image: ogRoutes.post(post.title.lang, slug),
    article: articleOf(post),
    feeds: { category: post.category.slug },
  });
}

/** An article. A URL with another category redirects to the right one. */
export default async function Page({ params }: Props) {
  const { category, slug } = await params;
  const locale = await getLocale();
  const post = await readPost(slug);
  const path = routes.post(post.category.slug, slug);
  if (category !== post.category.slug) permanentRedirect({ locale, href: path });
  const address = pageUrl(locale, path);
  const around = await orNotFound(getPostSurroundings(slug, locale));
  return (
    <>
      <JsonLd json={await describePost(post)} />
      <PostPage
        post={{ ...post, published_at: post.publishedAt.toISOString() }}
        text={{ html: post.html, headings: post.headings }}
        around={around}
        address={address}
      >
        <Comments subject={{ kind: 'post', slug }} />
      </PostPage>
    </>
  );
}
