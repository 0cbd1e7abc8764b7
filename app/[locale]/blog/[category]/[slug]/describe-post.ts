import { getTranslations } from 'next-intl/server';
import type { PostView } from '@/lib/publishing/blog/post';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { postGraph, writeJsonLd } from '@/lib/publishing/seo/json-ld';
import { plainText } from '@/lib/publishing/seo/plain-text';
import { getSettings } from '@/lib/people/settings/service';

/** The Open Graph data of an article. */
export const articleOf = (post: PostView) => ({
  publishedAt: post.publishedAt,
  updatedAt: post.updatedAt,
  author: post.author?.name ?? null,
  section: plainText(post.category.title.text),
  tags: post.tags.map(({ title }) => plainText(title.text)),
});

/** The JSON-LD data of an article. */
export async function describePost(post: PostView): Promise<string> {
  const t = await getTranslations('blog.list');
  const facts = {
    ...articleOf(post),
    lang: post.title.lang,
    slug: post.slug,
    title: post.title.text,
    description: post.description.text,
    category: { slug: post.category.slug, title: post.category.title.text },
    words: post.words,
    cover: post.coverId === null ? null : apiRoutes.image(post.coverId),
  };
  return writeJsonLd(postGraph(facts, { name: (await getSettings())['site.title'], blog: t('title') }));
}
