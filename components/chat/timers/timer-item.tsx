import { Hourglass } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTalk } from '@/components/chat/talk';
import { MenuItem } from '@/components/ui/menu';

/** In the menu of a conversation: starts a timer. */
export function TimerItem({ onSelect }: { onSelect: () => void }) {
  const t = useTranslations('chat-talk.timer');
  const talk = useTalk();
  if (!talk || talk.person.is_machine) return null;
  return (
    <MenuItem onSelect={onSelect}>
      <Hourglass size={20} strokeWidth={1.75} aria-hidden />
      {t('open')}
    </MenuItem>
  );
}
