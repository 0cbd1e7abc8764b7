import { Inbox } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { GroupPage, GroupState } from '@/lib/learning/appeals/group-schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { GroupCard } from './group-card';
import { LoadMore } from '@/components/ui/load-more';
import { usePages } from './use-pages';

interface Props {
  course: string;
  state: GroupState;
  first: GroupPage;
}

const rowsOf = ({ groups, next }: GroupPage) => ({ rows: groups, next });

export function GroupList({ course, state, first }: Props) {
  const t = useTranslations('appeals.teach');
  const { rows, next, phase, loadMore } = usePages(rowsOf(first), async (before) =>
    rowsOf(await fetchJson<GroupPage>(apiRoutes.courseAppeals(course, { state, before: String(before) }))),
  );
  if (rows.length === 0) {
    return (
      <EmptyState icon={Inbox} title={t(state === 'open' ? 'noneOpen' : 'noneDecided')}>
        {state === 'open' && <p className="max-w-md text-soft">{t('noneOpenText')}</p>}
      </EmptyState>
    );
  }
  const texts = { more: t('more'), failed: t('moreFailed'), end: t('end') };
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex flex-col gap-4">
        {rows.map((group) => (
          <li key={group.appeal}>
            <GroupCard group={group} />
          </li>
        ))}
      </ol>
      <LoadMore next={next} phase={phase} onMore={() => void loadMore()} texts={texts} />
    </div>
  );
}
