import { SpellCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMessageTools } from '@/components/chat/conversation/message-tools';
import { MenuItem } from '@/components/ui/menu';
import { canCorrect } from '@/lib/chat/corrections/policy';
import type { MessageView } from '@/lib/chat/messages/schema';

/** In the menu of a partner's message: to say how it would be right. */
export function CorrectItem({ message }: { message: MessageView }) {
  const t = useTranslations('chat-corrections');
  const { mayCorrect, onMode } = useMessageTools();
  if (!mayCorrect || !canCorrect(message)) return null;
  return (
    <MenuItem onSelect={() => onMode({ kind: 'correct', message })}>
      <SpellCheck size={20} strokeWidth={1.75} aria-hidden />
      {t('correct')}
    </MenuItem>
  );
}
