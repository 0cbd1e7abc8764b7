import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton } from '@/components/ui/skeleton';
import type { CasePage, CaseQuery } from '@/lib/community/moderation/schema';
import { CaseCard } from './case-card';
import { useCases } from './use-cases';

interface Props {
  state: CaseQuery['state'];
  /** The first page, rendered by the server. */
  first: CasePage | null;
}

export function CaseList({ state, first }: Props) {
  const t = useTranslations('moderation');
  const { cases, counts, hasMore, isFailed, isBusy, loadMore, again, replace } = useCases(state, first);
  const texts = { more: t('more'), failed: t('failed'), end: t('end') };
  const phase = isBusy ? 'loading' : isFailed ? 'failed' : 'ready';
  if (!cases) {
    if (isFailed) return <LoadMore next={0} phase={phase} onMore={() => void again()} texts={texts} />;
    return <Skeleton className="h-64" />;
  }
  if (cases.length === 0) return <EmptyState icon={ShieldCheck} title={t(`none.${state}`)} />;
  return (
    <div className="flex flex-col gap-4">
      {state === 'open' && (
        <p role="status" className="text-soft">
          {t('waiting', { count: counts.waiting })}
          {counts.overdue > 0 && <> · {t('overdueCount', { count: counts.overdue })}</>}
        </p>
      )}
      <ol className="flex flex-col gap-4">
        {cases.map((each) => (
          <li key={each.id}>
            <CaseCard case={each} onChange={replace} />
          </li>
        ))}
      </ol>
      <LoadMore next={hasMore ? 0 : null} phase={phase} onMore={() => void loadMore()} texts={texts} />
    </div>
  );
}
