'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { AppealPage } from '@/lib/learning/appeals/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { AppealRow } from './appeal-row';
import { LoadMore } from '@/components/ui/load-more';
import { useMarkSeen } from './use-mark-seen';
import { usePages } from './use-pages';

const rowsOf = ({ appeals, next }: AppealPage) => ({ rows: appeals, next });

/** The learner's own reports, newest first. Opening the page marks all decisions as seen. */
export function MyAppeals({ first }: { first: AppealPage }) {
  const t = useTranslations('appeals.mine');
  const { rows, next, phase, loadMore } = usePages(rowsOf(first), async (before) =>
    rowsOf(await fetchJson<AppealPage>(apiRoutes.appeals(before))),
  );
  useMarkSeen(first);
  if (rows.length === 0) {
    return (
      <EmptyState icon={MessageCircleQuestion} title={t('empty')}>
        <p className="max-w-md text-soft">{t('emptyText')}</p>
      </EmptyState>
    );
  }
  const texts = { more: t('more'), failed: t('failed'), end: t('end') };
  return (
    <div className="flex flex-col gap-6">
      <ol aria-label={t('list')} className="flex flex-col gap-4">
        {rows.map((appeal) => (
          <li key={appeal.id}>
            <AppealRow appeal={appeal} />
          </li>
        ))}
      </ol>
      <LoadMore next={next} phase={phase} onMore={() => void loadMore()} texts={texts} />
    </div>
  );
}
