import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { commentSorts } from '@/lib/publishing/comments/limits';
import { useCommentsContext } from './comments-context';

/** The number of comments and the choice of their order. */
export function SortChoice() {
  const t = useTranslations('comments');
  const { listing, sort, sortBy } = useCommentsContext().threads;
  if (!listing || listing.threads.length === 0) return null;
  const { count } = listing;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-soft">{count < 1000 ? t('count', { count }) : t('countMore', { count: 1000 })}</p>
      <div role="group" aria-label={t('sort.label')} className="-mx-3 flex flex-wrap">
        {commentSorts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === sort}
            onClick={() => sortBy(each)}
            className={classNames(
              'min-h-11 rounded-control px-3 py-2 transition-colors hover:bg-cobalt-ground hover:text-cobalt',
              each === sort ? 'font-medium text-cobalt' : 'text-soft',
            )}
          >
            {t(`sort.${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
