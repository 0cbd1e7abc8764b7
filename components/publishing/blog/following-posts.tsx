import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { whenVisible } from '@/components/ui/when-visible';
import { PostItems } from './post-items';
import { useMorePosts, type MoreWish } from './use-more-posts';

/** How far below the screen the end is near enough, in pixels. */
const ahead = 600;

/** What follows the posts of a page: loaded when the reader comes near, and after a while when they ask. */
export function FollowingPosts({ wish }: { wish: MoreWish }) {
  const t = useTranslations('blog.pages');
  const end = useRef<HTMLDivElement>(null);
  const { posts, state, isByItself, loadMore } = useMorePosts(wish);
  const isAwaited = state === 'more' && isByItself;
  useEffect(() => {
    if (isAwaited && end.current) return whenVisible(end.current, ahead, loadMore);
  }, [isAwaited, loadMore]);
  return (
    <>
      {posts.length > 0 && (
        <div className="border-t border-line">
          <PostItems posts={posts} />
        </div>
      )}
      <div ref={end} className="scripted flex min-h-28 flex-col items-center justify-center gap-3 py-6">
        {state === 'more' && (
          <Button variant="secondary" onClick={loadMore}>
            {t('more')}
          </Button>
        )}
        {state === 'loading' && (
          <p role="status" className="flex items-center gap-3 text-soft">
            <Spinner />
            {t('loading')}
          </p>
        )}
        {state === 'failed' && (
          <Notice tone="wrong" role="alert">
            <p>{t('failed')}</p>
            <Button variant="quiet" onClick={loadMore}>
              {t('again')}
            </Button>
          </Notice>
        )}
        {state === 'end' && (
          <p role="status" className="text-soft">
            {t('end')}
          </p>
        )}
      </div>
    </>
  );
}
