'use client';

import { useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import type { ContactPage } from '@/lib/chat/dialogs/schema';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { routes } from '@/lib/platform/routes/routes';
import { CallArea } from './calls/call-area';
import { ContactsPanel } from './contacts/contacts-panel';
import { TimerArea } from './timers/timer-area';
import { OpenedConversation } from './conversation/opened-conversation';

interface Props {
  me: number;
  contacts: ContactPage;
  /** The conversation in the URL, as the page was rendered; null when there is none. */
  conversation: ConversationView | null;
}

/** The list of conversations and one of them: side by side, on phones one at a time. */
export function ChatScreen({ me, contacts, conversation }: Props) {
  const selected = usePersonOfAddress();
  // The rendered conversation is shown only once: later it would be old.
  const [isFresh, setFresh] = useState(true);

  function select(person: number | null) {
    setFresh(false);
    window.history.pushState(null, '', person === null ? window.location.pathname : `?with=${person}`);
  }

  const rendered = isFresh && conversation?.person.id === selected ? conversation : null;
  return (
    <div
      data-chat={selected === null ? 'list' : 'conversation'}
      className="flex min-h-0 flex-1 flex-col overflow-hidden bg-raised md:my-4 md:rounded-card md:border md:border-line"
    >
      <CallArea
        beside={(person) => (
          <div className="-mx-3 mt-2 -mb-2 *:border-b-0 md:-mx-4">
            <TimerArea person={person} />
          </div>
        )}
      />
      <div className="flex min-h-0 flex-1">
        <section
          className={classNames(
            'flex w-full flex-col md:w-80 md:border-r md:border-line lg:w-96',
            selected !== null && 'max-md:hidden',
          )}
        >
          <ContactsPanel first={contacts} selected={selected} onSelect={select} />
        </section>
        <section className={classNames('flex min-w-0 flex-1 flex-col', selected === null && 'max-md:hidden')}>
          {selected === null ? (
            <NoConversation />
          ) : (
            <OpenedConversation
              key={selected}
              me={me}
              person={selected}
              rendered={rendered}
              onClose={() => select(null)}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function usePersonOfAddress(): number | null {
  const person = useSearchParams().get('with');
  return person !== null && /^[1-9]\d{0,8}$/u.test(person) ? Number(person) : null;
}

function NoConversation() {
  const t = useTranslations('chat.conversation');
  const contacts = useTranslations('chat.contacts');
  return (
    <div className="m-auto flex flex-col items-center gap-3 p-6 text-center">
      <MessagesSquare size={40} strokeWidth={1.75} aria-hidden className="text-faint" />
      <p className="text-lg font-medium">{t('choose')}</p>
      <p className="text-soft">{t('chooseText')}</p>
      <ButtonLink href={routes.community()} variant="secondary">
        {contacts('findPartner')}
      </ButtonLink>
    </div>
  );
}
