import { Newspaper } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { PostList as List } from '@/lib/publishing/blog/schema';
import { routes } from '@/lib/platform/routes/routes';
import { addressOf } from './list-address';
import { MorePosts } from './more-posts';
import { PageLinks } from './page-links';
import { PostItems } from './post-items';
import type { Topic } from './topics';

interface Props {
  list: List;
  topic: Topic;
}

/** A page of posts with infinite scrolling; without scripts it has numbered page links. */
export function PostList({ list: { posts, page, pages }, topic }: Props) {
  const t = useTranslations('blog.list');
  if (posts.length === 0) {
    return (
      <EmptyState icon={Newspaper} title={t('empty')}>
        <p className="text-soft">{t('emptyText')}</p>
        <ButtonLink href={routes.blog()} variant="quiet">
          {t('toBlog')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div>
      <PostItems posts={posts} />
      <MorePosts key={`${topic.category ?? ''}/${topic.tag ?? ''}`} wish={{ ...topic, page, pages }} />
      <noscript>
        <PageLinks page={page} pages={pages} addressOf={(number) => addressOf(topic, number)} />
      </noscript>
    </div>
  );
}
