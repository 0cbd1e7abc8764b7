import { ArrowLeft, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { PartnerFace } from '@/components/chat/partner-face';
import { CallButton } from '@/components/chat/calls/call-button';
import { usePartnerName } from '@/components/chat/use-partner-name';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { ConversationMenu } from './conversation-menu';

interface Props {
  about: ConversationView;
  isTyping: boolean;
  onClose: () => void;
  onSearch: () => void;
  /** Called after a change that affects the whole conversation. */
  onChange: () => void;
}

export function ConversationHeader({ about, isTyping, onClose, onSearch, onChange }: Props) {
  const t = useTranslations('chat.conversation');
  const { person } = about;
  const name = usePartnerName(person);
  const face = (
    <>
      <PartnerFace person={person} className="size-10" />
      <span className="min-w-0">
        <bdi className="block truncate text-lg leading-tight font-medium">{name}</bdi>
        <Subtitle about={about} name={name} isTyping={isTyping} />
      </span>
    </>
  );
  return (
    <header className="flex h-16 shrink-0 items-center border-b border-line px-1 md:gap-1 md:px-4">
      <IconButton icon={ArrowLeft} label={t('back')} onClick={onClose} className="md:hidden" />
      <h2 className="min-w-0 flex-1">
        {person.name === null ? (
          <span className="flex items-center gap-2 md:gap-3">{face}</span>
        ) : (
          <Link
            href={routes.profile(person.id)}
            className="flex min-h-11 items-center gap-2 rounded-control md:gap-3"
          >
            {face}
          </Link>
        )}
      </h2>
      <CallButton about={about} name={name} />
      <IconButton icon={Search} label={t('search')} onClick={onSearch} />
      <ConversationMenu person={person} name={name} onChange={onChange} />
    </header>
  );
}

/** Below the name: whether the person is typing, or that they are a machine. */
function Subtitle({
  about: { person },
  name,
  isTyping,
}: Pick<Props, 'about' | 'isTyping'> & { name: string }) {
  const t = useTranslations('chat.conversation');
  const machine = useTranslations('chat-partner');
  if (isTyping) return <span className="block truncate text-sm text-birch">{t('typing', { name })}</span>;
  if (person.is_machine) return <span className="block truncate text-sm text-soft">{machine('label')}</span>;
  return null;
}
