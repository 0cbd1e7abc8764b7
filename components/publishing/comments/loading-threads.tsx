import { Skeleton } from '@/components/ui/skeleton';

/** A placeholder with room for the count and the sort order, so that the layout does not shift. */
export function LoadingThreads() {
  return (
    <div aria-hidden className="flex flex-col gap-8 pt-24 sm:pt-17">
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
