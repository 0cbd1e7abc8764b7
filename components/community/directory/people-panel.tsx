import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { FilterForm } from './filter-form';
import { foundText } from './found-text';
import { PeopleList } from './people-list';
import type { Community } from './use-community';

const FilterSheet = onDemand(async () => (await import('./filter-sheet')).FilterSheet);

/** The people of the community beside their filters; on a phone the filters are in a sheet. */
export function PeoplePanel({ community }: { community: Community }) {
  const t = useTranslations('community');
  const list = useTranslations('community.list');
  const { state, setOpen } = community;
  const count = Object.keys(state.filters).length;
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_1fr]">
        <aside className="max-lg:hidden max-lg:[@media(scripting:none)]:block">
          <FilterForm community={community} />
        </aside>
        <section aria-label={list('label')} className="flex min-w-0 flex-col gap-4">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-soft">
              {state.loading && state.users.length === 0 ? list('loading') : foundText(list, state)}
            </p>
            <Button
              variant="secondary"
              className="scripted lg:hidden"
              aria-haspopup="dialog"
              aria-expanded={state.open}
              {...FilterSheet.ahead}
              onClick={() => setOpen(true)}
            >
              <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden />
              {count > 0 ? `${t('filters.title')} (${count})` : t('filters.title')}
            </Button>
          </div>
          <PeopleList community={community} />
        </section>
      </div>
      {state.open && <FilterSheet community={community} />}
    </>
  );
}
