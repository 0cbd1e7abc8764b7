import { useTranslations } from 'next-intl';
import { EditLink } from '@/components/publishing/writing/edit-link';
import type { BlogTag, PostCard } from '@/lib/publishing/blog/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { OtherLanguage } from './other-language';
import { PostDay } from './post-day';
import { ReadCount } from './read-count';
import { TitleText } from './title-text';

interface Props {
  post: PostCard & { tags: readonly BlogTag[]; author: { id: number; name: string } | null };
}

/** Breadcrumbs, title, description, author, date and reading time of an article. */
export function ArticleHead({ post }: Props) {
  const t = useTranslations('blog');
  const { category, id, slug, title, description, minutes, published_at: day, reads, author } = post;
  return (
    <header className="flex max-w-column flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <nav aria-label={t('post.where')}>
          <ol className="flex flex-wrap items-center gap-x-2 text-soft">
            <li>
              <Crumb href={routes.blog()}>{t('list.title')}</Crumb>
            </li>
            <li aria-hidden>/</li>
            <li>
              <Crumb href={routes.blogCategory(category.slug)}>
                <TitleText of={category.title} />
              </Crumb>
            </li>
          </ol>
        </nav>
        <EditLink
          written={{ kind: 'post', id, authorId: author?.id ?? null, lang: title.lang }}
          label={t('post.edit')}
        />
      </div>
      <TitleText
        of={title}
        as="h1"
        className="font-serif text-4xl leading-tight font-semibold tracking-tight sm:text-5xl"
      />
      <TitleText of={description} as="p" className="font-serif text-xl leading-relaxed text-soft" />
      <p className="text-soft">
        {author && <bdi>{t('post.author', { name: author.name })} · </bdi>}
        <PostDay day={day} /> · {t('post.minutes', { minutes })}
        <ReadCount slug={slug} reads={reads} />
      </p>
      <OtherLanguage lang={title.lang} />
    </header>
  );
}

function Crumb({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center text-cobalt hover:underline">
      {children}
    </Link>
  );
}
