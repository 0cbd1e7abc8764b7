import { useOptionalSetting } from '@/components/chat/use-optional-setting';
import { useStress } from '@/components/ui/use-stress';

/**
 * Whether messages have stress marks, off by default, and a setter. If all stress marks are hidden, those of messages are
 * too; turning them on shows both.
 */
export function useChatStress(): [boolean, (isOn: boolean) => void] {
  const [areShown, show] = useStress();
  const [isChosen, choose] = useOptionalSetting('chat-stress');

  function change(isOn: boolean) {
    choose(isOn);
    if (isOn && !areShown) show(true);
  }

  return [isChosen && areShown, change];
}
