import { Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { isLive } from './call-phase';
import { useTabCall } from './tab-call';
import { useDial } from './use-calls-here';

/**
 * Calls the person of the conversation; not shown before the first answer, when the viewer may not write, or for a machine.
 */
export function CallButton({
  about: { person, state, refusal },
  name,
}: {
  about: ConversationView;
  name: string;
}) {
  const t = useTranslations('chat-calls.bar');
  const { phase } = useTabCall();
  const dial = useDial();
  if (person.is_machine || refusal !== null || (state !== 'open' && !person.is_friend)) return null;
  return (
    <IconButton
      icon={Phone}
      label={t('start', { name })}
      disabled={isLive(phase)}
      onClick={() => dial(person)}
    />
  );
}
