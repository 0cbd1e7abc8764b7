import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LoadMore } from '@/components/ui/load-more';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { useCommentsContext } from './comments-context';
import { LoadingThreads } from './loading-threads';
import { Thread } from './thread';

/** The threads, or a loading, empty or error state. */
export function CommentList({ onSent }: { onSent: (comment: CommentView) => void }) {
  const t = useTranslations('comments');
  const { listing, first, more, again, loadMore } = useCommentsContext().threads;
  if (first === 'failed') {
    return (
      <Notice tone="wrong" role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" className="mt-3" onClick={again}>
          {t('again')}
        </Button>
      </Notice>
    );
  }
  if (!listing) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <LoadingThreads />
      </>
    );
  }
  const { threads, next } = listing;
  if (threads.length === 0) {
    return (
      <EmptyState icon={MessageCircle} title={t('empty')}>
        <p className="max-w-md text-soft">{t('emptyText')}</p>
      </EmptyState>
    );
  }
  const texts = { more: t('more'), failed: t('moreFailed'), end: t('end') };
  return (
    <>
      <ol
        aria-busy={first === 'loading'}
        className="flex flex-col gap-6 transition-opacity aria-busy:opacity-60"
      >
        {threads.map((thread) => (
          <li key={thread.id}>
            <Thread thread={thread} onSent={onSent} />
          </li>
        ))}
      </ol>
      <LoadMore next={next === null ? null : 0} phase={more} onMore={() => void loadMore()} texts={texts} />
    </>
  );
}
