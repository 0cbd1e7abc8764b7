import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import type { PostCard } from '@/lib/publishing/blog/schema';
import { routes } from '@/lib/platform/routes/routes';
import { PostDay } from './post-day';
import { TitleText } from './title-text';

interface Props {
  post: PostCard;
  /** The heading level of the title: one below the heading of the list. */
  heading?: 'h2' | 'h3';
}

/** A post in a list; its whole area links to the article. */
export function PostItem({ post, heading: Heading = 'h2' }: Props) {
  const t = useTranslations('blog.post');
  const { category, slug, title, description, minutes, published_at: day, reads } = post;
  return (
    <article className="group relative flex flex-col gap-2 py-6">
      <p className="text-sm text-soft">
        <TitleText of={category.title} className="font-medium text-cobalt" /> · <PostDay day={day} />
      </p>
      <Heading className="font-serif text-2xl leading-snug font-semibold text-balance">
        <Link
          href={routes.post(category.slug, slug)}
          prefetch={false}
          className="group-hover:text-cobalt after:absolute after:inset-0"
        >
          <TitleText of={title} />
        </Link>
      </Heading>
      <TitleText of={description} as="p" className="max-w-column text-soft" />
      <p className="text-sm text-faint">
        {t('minutes', { minutes })}
        {reads > 0 && ` · ${t('reads', { count: reads })}`}
      </p>
    </article>
  );
}
