import { useDeferredValue, useState } from 'react';
import { ArrowLeft, Inbox, MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { SettingsButton } from '@/components/chat/settings/settings-button';
import type { ContactPage } from '@/lib/chat/dialogs/schema';
import { routes } from '@/lib/platform/routes/routes';
import { ContactList } from './contact-list';
import { ContactSearch } from './contact-search';
import { useContacts, useFoundContacts } from './use-contacts';

interface Props {
  first: ContactPage;
  selected: number | null;
  onSelect: (person: number) => void;
}

/** Conversations with a search; first messages that wait for an answer are in a separate list. */
export function ContactsPanel({ first, selected, onSelect }: Props) {
  const t = useTranslations('chat.contacts');
  const [typed, setTyped] = useState('');
  const [isInRequests, setInRequests] = useState(false);
  const name = useDeferredValue(typed.trim());
  const shown = { selected, onSelect };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 px-3 pt-3">
        {isInRequests && (
          <IconButton icon={ArrowLeft} label={t('back')} onClick={() => setInRequests(false)} />
        )}
        <h1 className="flex-1 px-1 text-xl font-semibold">
          {isInRequests ? t('requestsTitle') : t('title')}
        </h1>
        <SettingsButton />
      </div>
      {!isInRequests && (
        <div className="p-3">
          <ContactSearch typed={typed} onType={setTyped} />
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto px-1 pb-2">
        {isInRequests && <Requests {...shown} />}
        {!isInRequests && name !== '' && <Found name={name} {...shown} />}
        {!isInRequests && name === '' && (
          <Talks first={first} onRequests={() => setInRequests(true)} {...shown} />
        )}
      </div>
    </div>
  );
}

type Shown = Pick<Props, 'selected' | 'onSelect'>;

function Talks({ first, onRequests, ...shown }: Pick<Props, 'first'> & Shown & { onRequests: () => void }) {
  const t = useTranslations('chat.contacts');
  const list = useContacts('talks', first);
  return (
    <>
      {list.requests > 0 && (
        <Button variant="quiet" onClick={onRequests} className="w-full justify-start px-3">
          <Inbox size={20} strokeWidth={1.75} aria-hidden />
          {t('requests', { count: list.requests })}
        </Button>
      )}
      <ContactList list={list} {...shown} empty={<NoTalks />}>
        {list.next !== null && (
          <Button variant="secondary" className="mx-3 my-2" waiting={list.isLoadingMore} onClick={list.more}>
            {t('more')}
          </Button>
        )}
      </ContactList>
    </>
  );
}

function Requests(shown: Shown) {
  const t = useTranslations('chat.contacts');
  const list = useContacts('requests', null);
  return (
    <ContactList list={list} {...shown} empty={<p className="px-4 py-6 text-soft">{t('noRequests')}</p>} />
  );
}

function Found({ name, ...shown }: { name: string } & Shown) {
  const t = useTranslations('chat.contacts');
  const list = useFoundContacts(name);
  return (
    <div role="status">
      <ContactList list={list} {...shown} empty={<p className="px-4 py-6 text-soft">{t('noneFound')}</p>} />
    </div>
  );
}

function NoTalks() {
  const t = useTranslations('chat.contacts');
  return (
    <div className="p-2">
      <EmptyState icon={MessagesSquare} title={t('empty')}>
        <p className="text-soft">{t('emptyText')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={routes.community()}>{t('findPartner')}</ButtonLink>
          <ButtonLink href={routes.friends()} variant="secondary">
            {t('friends')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
