import { UserSearch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PageEnds } from './page-ends';
import { PeopleSkeleton } from './people-skeleton';
import { PersonCard } from './person-card';
import type { Community } from './use-community';

/** The people found, with the states of spec §4: loading, unable to load, nothing found, all loaded. */
export function PeopleList({ community }: { community: Community }) {
  const t = useTranslations('community.list');
  const filters = useTranslations('community.filters');
  const { state, again, reset } = community;

  if (state.failed && state.users.length === 0)
    return (
      <Notice tone="wrong" role="alert">
        <p>{t('failed')}</p>
        <Button variant="quiet" onClick={again}>
          {t('again')}
        </Button>
      </Notice>
    );
  if (state.users.length === 0 && state.loading) return <PeopleSkeleton />;
  if (state.users.length === 0)
    return (
      <EmptyState icon={UserSearch} title={t('none')}>
        <p className="text-soft">{t('noneText')}</p>
        {Object.keys(state.filters).length > 0 && (
          <Button variant="secondary" className="scripted" onClick={reset}>
            {filters('reset')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t('label')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {state.users.map((user) => (
          <li key={user.id}>
            <PersonCard user={user} />
          </li>
        ))}
      </ul>
      <PageEnds community={community} />
    </>
  );
}
