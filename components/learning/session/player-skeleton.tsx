import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { PlayerFrame } from './player-frame';

/** The placeholder of the player while it loads, with the same dimensions. */
export function PlayerSkeleton() {
  const t = useTranslations('exercises');
  return (
    <PlayerFrame
      header={
        <div className="mx-auto flex w-full max-w-3xl items-center gap-2 px-2 py-2 sm:px-4">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-2 flex-1" />
        </div>
      }
      bar={<Skeleton className="ml-auto h-13 w-full sm:w-40" />}
    >
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </PlayerFrame>
  );
}
