import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ReportButton } from '@/components/people/reports/report-button';
import { Messages } from '@/components/platform/i18n/messages';
import { ReadingFonts } from '@/components/ui/reading-fonts';
import type { BlogTag, PostCard, PostLink } from '@/lib/publishing/blog/schema';
import { Link } from '@/lib/platform/i18n/link';
import type { Heading } from '@/lib/platform/markdown/document-html';
import { routes } from '@/lib/platform/routes/routes';
import { Article } from './article';
import { ArticleHead } from './article-head';
import { Contents } from './contents';
import { Further } from './further';
import { Share } from './share';
import { TitleText } from './title-text';

interface Props {
  post: PostCard & { tags: readonly BlogTag[]; author: { id: number; name: string } | null };
  text: { html: string; headings: readonly Heading[] };
  around: { previous: PostLink | null; next: PostLink | null; related: readonly PostCard[] };
  address: string;
  /** The comments of readers. */
  children?: ReactNode;
}

/** The page of an article, from the breadcrumbs to the related articles. */
export function PostPage({ post, text: { html, headings }, around, address, children }: Props) {
  const { lang } = post.title;
  return (
    <Messages of={['blog', 'words']}>
      <ReadingFonts lang={lang} />
      <div className="mx-auto grid max-w-column grid-cols-1 gap-x-16 gap-y-6 lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_14rem]">
        <article className="contents">
          <ArticleHead post={post} />
          <div className="lg:col-start-2 lg:row-start-2">
            <Contents headings={headings} lang={lang} />
          </div>
          <div className="lg:col-start-1 lg:row-start-2">
            <Article html={html} lang={lang} />
          </div>
        </article>
        <div className="flex max-w-column flex-col gap-10 border-t border-line pt-6 lg:col-start-1 lg:row-start-3 print:hidden">
          <Tags of={post.tags} />
          <Share address={address} title={post.title.text} />
          <ReportButton subject={{ kinds: ['post'], key: post.slug }} ownerId={post.author?.id ?? null} />
          <Further {...around} />
          {children}
        </div>
      </div>
    </Messages>
  );
}

function Tags({ of }: { of: readonly BlogTag[] }) {
  const t = useTranslations('blog.post');
  if (of.length === 0) return null;
  return (
    <nav aria-label={t('tags')}>
      <ul className="flex flex-wrap gap-2">
        {of.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              href={routes.blogTag(slug)}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 hover:border-cobalt hover:text-cobalt"
            >
              <TitleText of={title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
