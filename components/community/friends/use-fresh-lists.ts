import { useEffect } from 'react';
import { onTieChange } from '@/components/community/ties/tie-changes';
import { useRouter } from '@/lib/platform/i18n/navigation';

/** Reloads the lists and their counts when a tie changes, in a list or at the bell. */
export function useFreshLists(): void {
  const router = useRouter();
  useEffect(() => onTieChange(() => router.refresh()), [router]);
}
