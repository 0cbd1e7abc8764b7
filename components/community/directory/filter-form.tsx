import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { FilterFields } from './filter-fields';
import type { Community } from './use-community';

/** The filters beside the people; without scripts it is a GET form with its own button. */
export function FilterForm({ community: { state, change, reset } }: { community: Community }) {
  const t = useTranslations('community.filters');
  const locale = useLocale();
  return (
    <form
      role="search"
      aria-label={t('title')}
      action={getPathname({ locale, href: routes.community() })}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4"
    >
      <FilterFields prefix="filter" filters={state.filters} countries={state.countries} onChange={change} />
      <Button type="submit" className="hidden [@media(scripting:none)]:inline-flex">
        {t('find')}
      </Button>
      {Object.keys(state.filters).length > 0 && (
        <Button variant="quiet" className="scripted" onClick={reset}>
          {t('reset')}
        </Button>
      )}
    </form>
  );
}
