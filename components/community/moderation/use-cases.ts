import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import type { CasePage, CaseQuery, ModerationCase } from '@/lib/community/moderation/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { changedPages } from './changed-pages';

/** Counts before the first answer. */
const nothing: Pick<CasePage, 'waiting' | 'overdue' | 'next'> = { waiting: 0, overdue: 0, next: null };

/** The cases of the queue; a case that was changed keeps its place until the list is loaded again. */
export function useCases(state: CaseQuery['state'], first: CasePage | null) {
  const { data, error, isValidating, size, setSize, mutate } = useReadPages<CasePage>(
    (_, last: CasePage | null) => {
      if (last === null) return apiRoutes.cases({ state });
      return last.next === null ? null : apiRoutes.cases({ state, after: last.next });
    },
    {
      ...(first && { fallbackData: [first] }),
      revalidateOnMount: first === null,
      dedupingInterval: 0,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
    },
  );
  const last = data?.at(-1) ?? nothing;

  function replace(changed: ModerationCase) {
    void mutate(data && changedPages(data, changed), { revalidate: false });
  }

  return {
    cases: data?.flatMap((page) => page.cases) ?? null,
    counts: { waiting: last.waiting, overdue: last.overdue },
    hasMore: last.next !== null,
    isFailed: error !== undefined,
    isBusy: isValidating && (data === undefined || data.length < size),
    loadMore: () => setSize(size + 1),
    again: () => mutate(),
    replace,
  };
}
