import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import type { Partner } from '@/lib/chat/dialogs/schema';

/** A partner's picture, with a green dot while they are online. */
export function PartnerFace({ person, className }: { person: Partner; className: string }) {
  const t = useTranslations('chat.conversation');
  return (
    <span className="relative shrink-0">
      <Avatar name={person.name ?? '?'} src={person.avatar} className={className} />
      {person.is_online && (
        <span className="absolute right-0 bottom-0 size-3.5 rounded-full border-2 border-raised bg-birch">
          <span className="sr-only">{t('online')}</span>
        </span>
      )}
    </span>
  );
}
