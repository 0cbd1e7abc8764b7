import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import type { RoleHolder, RoleHolders } from '@/lib/people/staff/roles-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The people found by words, a page after the other. */
export function usePeople(first: RoleHolders, words: string) {
  const { data, error, isValidating, setSize, mutate } = useReadPages<RoleHolders>(
    (page, last: RoleHolders | null) =>
      last?.next === null ? null : apiRoutes.people({ words, page: String(page) }),
    { ...(words === '' && { fallbackData: [first] }), keepPreviousData: true },
  );

  /** The row keeps its position in the list until the next load. */
  function replace(changed: RoleHolder) {
    const put = (known: RoleHolder) => (known.id === changed.id ? changed : known);
    void mutate(
      data?.map((page) => ({ ...page, people: page.people.map(put) })),
      { revalidate: false },
    );
  }

  return {
    people: data?.flatMap((page) => page.people) ?? [],
    hasMore: data?.at(-1)?.next != null,
    isFailed: error !== undefined,
    isBusy: isValidating,
    loadMore: () => setSize((size) => size + 1),
    again: () => mutate(),
    replace,
  };
}
