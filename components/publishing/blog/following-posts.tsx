import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { whenVisible } from '@/components/ui/when-visible';
import { PostItems } from './post-items';
import { useMorePosts, type ListPosition } from './use-more-posts';

/** The next page is loaded when the end of the list is this far below the screen. */
const aheadPx = 600;

/** Infinite scrolling: the next pages load automatically a few times, then with a button. */
export function FollowingPosts({ wish: position }: { wish: ListPosition }) {
  const t = useTranslations('blog.pages');
  const end = useRef<HTMLDivElement>(null);
  const { posts, state, isAutomatic: isByItself, loadMore } = useMorePosts(position);
  const isAutoLoading = state === 'more' && isByItself;
  useEffect(() => {
    if (isAutoLoading && end.current) return whenVisible(end.current, aheadPx, loadMore);
  }, [isAutoLoading, loadMore]);
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
