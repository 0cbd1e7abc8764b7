import { useTranslations } from 'next-intl';
import type { PostCard, PostLink } from '@/lib/publishing/blog/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { PostItems } from './post-items';
import { TitleText } from './title-text';

interface Props {
  previous: PostLink | null;
  next: PostLink | null;
  related: readonly PostCard[];
}

/** The previous, next and related articles. */
export function Further({ previous, next, related }: Props) {
  const t = useTranslations('blog.post');
  return (
    <>
      {(previous || next) && (
        <nav aria-label={t('beside')} className="grid gap-3 sm:grid-cols-2">
          {previous && <Beside post={previous} label={t('previous')} />}
          {next && <Beside post={next} label={t('next')} isNext />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="text-2xl font-semibold">
            {t('related')}
          </h2>
          <PostItems posts={related} heading="h3" />
        </section>
      )}
    </>
  );
}

function Beside({ post, label, isNext = false }: { post: PostLink; label: string; isNext?: boolean }) {
  return (
    <Link
      href={routes.post(post.category, post.slug)}
      rel={isNext ? 'next' : 'prev'}
      prefetch={false}
      className={`flex flex-col gap-1 rounded-card border border-line bg-raised p-4 hover:border-cobalt ${isNext ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="text-sm text-soft">{label}</span>
      <TitleText of={post.title} className="font-serif text-lg font-medium" />
    </Link>
  );
}
