import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Contact } from '@/lib/chat/dialogs/schema';
import { ContactRow } from './contact-row';

interface Props {
  list: { contacts: readonly Contact[]; phase: 'loading' | 'ready' | 'failed'; retry: () => void };
  selected: number | null;
  onSelect: (person: number) => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

export function ContactList({
  list: { contacts, phase, retry },
  selected,
  onSelect,
  empty,
  children,
}: Props) {
  const t = useTranslations('chat.contacts');
  if (phase === 'loading') return <ContactSkeletons />;
  if (phase === 'failed') {
    return (
      <Notice tone="wrong" role="alert" className="m-2">
        <p className="mb-3">{t('failed')}</p>
        <Button variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (contacts.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {contacts.map((contact) => (
          <ContactRow
            key={contact.person.id}
            contact={contact}
            isSelected={contact.person.id === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {children}
    </>
  );
}

const places = [1, 2, 3, 4, 5];

function ContactSkeletons() {
  return (
    <ul aria-busy="true" className="flex flex-col gap-0.5">
      {places.map((place) => (
        <li key={place} className="flex items-center gap-3 px-3 py-2.5">
          <Skeleton className="size-12 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
          </span>
        </li>
      ))}
    </ul>
  );
}
