import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

const places = [0, 1, 2, 3, 4, 5];

/** Shown instead of the cards while people are loading. */
export function PeopleSkeleton() {
  const t = useTranslations('community.list');
  return (
    <div role="status">
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <div key={place} className="flex h-44 flex-col gap-3 rounded-card border border-line p-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-14 rounded-full" />
              <Skeleton className="h-5 w-32" />
            </div>
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
