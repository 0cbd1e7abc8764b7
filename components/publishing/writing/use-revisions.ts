import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import type { Locale } from '@/lib/platform/i18n/locales';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { RevisionPage } from '@/lib/publishing/writing/revisions-schema';

/** The revisions of a text by pages. */
export function useRevisions(document: number, locale: Locale) {
  const { data, error, isLoading, isValidating, setSize, mutate } = useReadPages<RevisionPage>(
    (_, last: RevisionPage | null) => {
      if (last?.next === null) return null;
      const before = last === null ? {} : { before: String(last.next) };
      return apiRoutes.revisions(document, { locale, ...before });
    },
  );
  return {
    revisions: data?.flatMap((page) => page.revisions) ?? [],
    hasMore: data?.at(-1)?.next != null,
    phase: error ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    isBusy: isValidating,
    loadMore: () => setSize((size) => size + 1),
    refresh: () => mutate(),
  };
}
