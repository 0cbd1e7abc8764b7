import { Skeleton } from '@/components/ui/skeleton';

/** As tall as the form is for who is signed in. */
export function LoadingForm() {
  return <Skeleton className="h-57 sm:h-52" />;
}
