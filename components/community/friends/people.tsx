import { useState } from 'react';
import { UserPlus, UserRoundCheck, Users, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { TieList, TiePage } from '@/lib/people/ties/schema';
import { routes } from '@/lib/platform/routes/routes';
import { isBuilt } from '@/lib/publishing/navigation';
import { PersonList } from './person-list';

const icons = {
  friends: Users,
  requests: UserPlus,
  followers: UserRoundCheck,
  following: UserRoundCheck,
} satisfies Partial<Record<TieList, LucideIcon>>;

type Listed = keyof typeof icons;

/** A list of people, or advice when it is empty; it stays as it was when its tab was opened. */
export function People({ list, first }: { list: Listed; first: TiePage }) {
  const [opened] = useState(first);
  return opened.people.length === 0 ? <NoPeople list={list} /> : <PersonList list={list} first={opened} />;
}

/** Requests that wait for the viewer, and below them those that the viewer has sent. */
export function Requests({ requests, outgoing }: Record<'requests' | 'outgoing', TiePage>) {
  const t = useTranslations('friends.lists');
  const [sent] = useState(outgoing);
  return (
    <div className="flex flex-col gap-8">
      <People list="requests" first={requests} />
      {sent.people.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-semibold">{t('outgoing.tab')}</h2>
          <PersonList list="outgoing" first={sent} />
        </section>
      )}
    </div>
  );
}

function NoPeople({ list }: { list: Listed }) {
  const t = useTranslations('friends');
  return (
    <EmptyState icon={icons[list]} title={t(`lists.${list}.empty`)}>
      <p className="max-w-md text-soft">{t(`lists.${list}.emptyText`)}</p>
      {isBuilt('community') && (
        <ButtonLink href={routes.community()} variant="quiet">
          {t('page.find')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
