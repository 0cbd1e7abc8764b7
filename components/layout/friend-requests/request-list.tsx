import { useTranslations } from 'next-intl';
import type { TiedPerson } from '@/lib/people/ties/schema';
import { RequestRow } from './request-row';

/** A person who sent a request (spec §3: id and name). */
export type Requester = Pick<TiedPerson, 'id' | 'name' | 'avatar'>;

const maxShown = 5;

/** The first few requests. */
export function RequestList({ requests }: { requests: readonly Requester[] }) {
  const t = useTranslations('layout.requests');
  if (requests.length === 0) return <p className="mt-2 text-soft">{t('none')}</p>;
  return (
    <ul className="mt-2 flex flex-col divide-y divide-line">
      {requests.slice(0, maxShown).map((person) => (
        <RequestRow key={person.id} person={person} />
      ))}
    </ul>
  );
}
