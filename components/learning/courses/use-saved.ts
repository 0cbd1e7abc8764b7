import { startTransition, useOptimistic, useRef } from 'react';
import { useRouter } from 'next/navigation';
import type { SavedMark } from '@/lib/learning/courses/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/**
 * Whether a course is saved, updated optimistically: the new state is shown at once, the server's after its answer. Calls
 * are sent one after the other, so that the last one wins.
 */
export function useSaved(course: string, saved: boolean, failed: string): [boolean, () => void] {
  const router = useRouter();
  const [shown, show] = useOptimistic(saved);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function toggle() {
    const method = shown ? 'DELETE' : 'PUT';
    const call = () => fetchJson<SavedMark>(apiRoutes.courseSaved(course), { method });
    const turn = last.current.then(call, call);
    last.current = turn;
    startTransition(async () => {
      show(method === 'PUT');
      try {
        await turn;
        startTransition(() => router.refresh());
      } catch {
        const { toast } = await import('sonner');
        toast.error(failed);
      }
    });
  }

  return [shown, toggle];
}
