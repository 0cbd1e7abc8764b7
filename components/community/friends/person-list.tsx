import { useTranslations } from 'next-intl';
import { TieActions } from '@/components/community/ties/tie-actions';
import { Avatar } from '@/components/ui/avatar';
import { LoadMore } from '@/components/ui/load-more';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { TiedPerson, TieList, TiePage } from '@/lib/people/ties/schema';
import { Since } from './since';
import { useIsStillIn } from './use-is-still-in';
import { usePeople } from './use-people';

interface Props {
  list: TieList;
  first: TiePage;
}

/**
 * A list of people, page by page. A person who leaves it by an action stays until the next visit, so that it can be undone.
 */
export function PersonList({ list, first }: Props) {
  const t = useTranslations('friends.lists');
  const { people, next, phase, loadMore } = usePeople(list, first);
  return (
    <div className="flex flex-col gap-6">
      <ul aria-label={t(`${list}.tab`)} className="flex flex-col divide-y divide-line">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow list={list} person={person} />
          </li>
        ))}
      </ul>
      {first.next !== null && (
        <LoadMore
          next={next === null ? null : 1}
          phase={phase}
          onMore={() => void loadMore()}
          texts={{ more: t('more'), failed: t('failed'), end: t('end') }}
        />
      )}
    </div>
  );
}

function PersonRow({ list, person }: { list: TieList; person: TiedPerson }) {
  const { id, name, avatar, since, tie } = person;
  const isStillIn = useIsStillIn(list, person);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <Link
        href={routes.profile(id)}
        prefetch={false}
        className="flex min-w-0 flex-1 basis-56 items-center gap-3 hover:text-cobalt"
      >
        <Avatar name={name} src={avatar} className="size-11" />
        <span className="flex min-w-0 flex-col">
          <span className="font-medium wrap-anywhere">{name}</span>
          {isStillIn && (
            <span className="text-sm text-soft">
              <Since list={list} at={since} />
            </span>
          )}
        </span>
      </Link>
      <TieActions person={person} tie={tie} />
    </div>
  );
}
