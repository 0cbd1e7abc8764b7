import { SpellCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuItem } from '@/components/ui/menu';
import { canCorrect } from '@/lib/chat/corrections/policy';
import type { MessageView } from '@/lib/chat/messages/schema';

interface Props {
  message: MessageView;
  onCorrect: () => void;
}

/** In the menu of a partner's message: opens the form for a correction. */
export function CorrectItem({ message, onCorrect }: Props) {
  const t = useTranslations('chat-corrections');
  if (!canCorrect(message)) return null;
  return (
    <MenuItem onSelect={onCorrect}>
      <SpellCheck size={20} strokeWidth={1.75} aria-hidden />
      {t('correct')}
    </MenuItem>
  );
}
