import { BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { PartnerFace } from '@/components/chat/partner-face';
import { useMessageLabel } from '@/components/chat/media/use-message-label';
import { usePartnerName } from '@/components/chat/use-partner-name';
import type { Contact } from '@/lib/chat/dialogs/schema';
import { ChatTime } from '@/components/chat/chat-time';

interface Props {
  contact: Contact;
  isSelected: boolean;
  onSelect: (person: number) => void;
}

/** A conversation in the list: the person, the last message and its time, and the number of unread messages. */
export function ContactRow({ contact, isSelected, onSelect }: Props) {
  const { person, unread, last } = contact;
  const name = usePartnerName(person);
  return (
    <li>
      <a
        href={`?with=${person.id}`}
        aria-current={isSelected ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onSelect(person.id);
        }}
        className="flex items-center gap-3 rounded-control px-3 py-2.5 outline-offset-[-2px] transition-colors hover:bg-sunken aria-current:bg-cobalt-ground"
      >
        <PartnerFace person={person} className="size-12 text-base" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
            {last && <ChatTime at={last.at} className="shrink-0 text-sm text-soft" />}
          </span>
          <span className="flex items-center gap-2">
            <Snippet contact={contact} isStrong={unread > 0} />
            {person.is_muted && <BellOff size={16} strokeWidth={1.75} aria-hidden className="text-faint" />}
            {unread > 0 && <UnreadCount count={unread} isQuiet={person.is_muted} />}
          </span>
        </span>
      </a>
    </li>
  );
}

function Snippet({ contact: { last, state }, isStrong }: { contact: Contact; isStrong: boolean }) {
  const t = useTranslations('chat.contacts');
  const label = useMessageLabel();
  const calls = useTranslations('chat-calls.note');
  const timers = useTranslations('chat-talk.note');
  const text = () => {
    if (!last) return t('writeFirst');
    if (last.kind === 'call') return calls('any');
    if (last.kind === 'timer') return timers('any');
    if (last.is_deleted) return t('deleted');
    return last.mine ? t('you', { text: label(last) }) : label(last);
  };
  return (
    <span className={classNames('min-w-0 flex-1 truncate', isStrong ? 'font-medium' : 'text-soft')}>
      {state === 'asking' && <span className="text-honey">{t('waiting')} · </span>}
      <bdi>{text()}</bdi>
    </span>
  );
}

function UnreadCount({ count, isQuiet }: { count: number; isQuiet: boolean }) {
  const t = useTranslations('chat.contacts');
  return (
    <span
      className={classNames(
        'inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full px-1.5 text-sm font-medium tabular-nums',
        isQuiet ? 'bg-line text-ink' : 'bg-cobalt text-on-cobalt',
      )}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
