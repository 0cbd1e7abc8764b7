'use client';

import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import type { PersonTieList } from '@/lib/community/profiles/limits';
import type { PersonTies } from '@/lib/community/profiles/tie-schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { Link } from '@/lib/platform/i18n/link';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { MoreOfList } from '@/components/community/lists/more-of-list';
import { useMore } from './use-more';

interface Props {
  person: number;
  list: PersonTieList;
  first: PersonTies;
}

/** The people of a list, page by page. */
export function PersonList({ person, list, first }: Props) {
  const t = useTranslations('profile.page');
  const { entries, next, phase, load } = useMore(
    { entries: first.people, next: first.next },
    async (after) => {
      const page = await fetchJson<PersonTies>(apiRoutes.personTies(person, list, after));
      return { entries: page.people, next: page.next };
    },
  );
  if (entries.length === 0) return <p className="text-soft">{t('noFriends')}</p>;
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map(({ id, name, photo }) => (
          <li key={id}>
            <Link
              href={routes.profile(id)}
              className="flex min-h-11 items-center gap-3 rounded-control p-2 transition-colors hover:bg-cobalt-ground hover:text-cobalt"
            >
              <Avatar name={name} src={photo} className="size-11" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreOfList isFirst={first.next === null} next={next} phase={phase} onMore={() => void load()} />
    </>
  );
}
