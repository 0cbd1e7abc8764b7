'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import { maxNameCodePoints } from '@/lib/community/directory/limits';
import { getPathname, useRouter } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface Props {
  className?: string;
  /** Whether the list of people floats over the page. */
  isFloating?: boolean;
}

/** Finds people as one types their name; before hydration a plain form for `/community?name=…`. */
export function PeopleSearch({ className, isFloating = false }: Props) {
  const t = useTranslations('layout.search');
  const id = useId();
  const router = useRouter();
  const { found, type, close } = useSuggestions();
  const [active, setActive] = useState(-1);
  const count = found ? found.people.length + 1 : 0;

  function choose(position: number) {
    const person = found?.people[position];
    const href = person ? routes.profile(person.id) : routes.communityOf({ name: found?.name ?? '' });
    close();
    router.push(href);
  }

  function press(event: KeyboardEvent) {
    const moved = found ? moveTo(event.key, active, count) : null;
    if (moved !== null) setActive(moved);
    else if (event.key === 'Escape' && found) close();
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else return;
    event.preventDefault();
  }

  return (
    <form
      role="search"
      action={getPathname({ href: routes.community(), locale: useLocale() })}
      className={classNames('relative', className)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <div className="relative">
        <Input
          id={id}
          type="search"
          name="name"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found !== null}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && found ? `${id}-list-${active}` : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          maxLength={maxNameCodePoints}
          className="pr-11"
          onChange={(event) => {
            setActive(-1);
            type(event.target.value);
          }}
          onKeyDown={press}
        />
        <button
          type="submit"
          aria-label={t('find')}
          className="absolute inset-y-0 right-0 inline-flex size-11 items-center justify-center rounded-control text-soft hover:text-cobalt"
        >
          <Search size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <p role="status" className="sr-only">
        {found && t('found', { count: found.people.length })}
      </p>
      {found && (
        <SuggestionList
          id={`${id}-list`}
          people={found.people}
          allText={t('all', { name: found.name })}
          active={active}
          onChoose={choose}
          isFloating={isFloating}
        />
      )}
    </form>
  );
}

/** The entry to which a key leads, round the list; null for other keys. */
function moveTo(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}
