import { Skeleton } from '@/components/ui/skeleton';

/** A placeholder as tall as the form of a signed-in person. */
export function LoadingForm() {
  return <Skeleton className="h-57 sm:h-52" />;
}
