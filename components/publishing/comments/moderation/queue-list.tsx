import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LoadMore } from '@/components/ui/load-more';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { Queue, QueuePage } from '@/lib/publishing/comments/moderation-schema';
import { ReportedComment } from './reported-comment';
import { useQueue } from './use-queue';

interface Props {
  queue: Queue;
  /** The first page, rendered by the server. */
  first: QueuePage | null;
}

export function QueueList({ queue, first }: Props) {
  const t = useTranslations('comments.moderation');
  const { page, phase, loadMore, replace } = useQueue(queue, first);
  const texts = { more: t('more'), failed: t('failed'), end: t('end') };
  if (!page) {
    if (phase === 'failed')
      return <LoadMore next={0} phase={phase} onMore={() => void loadMore()} texts={texts} />;
    return <Skeleton className="h-64" />;
  }
  if (page.comments.length === 0) return <EmptyState icon={ShieldCheck} title={t(`none.${queue}`)} />;
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        {page.comments.map((comment) => (
          <li key={comment.id}>
            <ReportedComment comment={comment} onDecided={replace} />
          </li>
        ))}
      </ol>
      <LoadMore next={page.next} phase={phase} onMore={() => void loadMore()} texts={texts} />
    </div>
  );
}
