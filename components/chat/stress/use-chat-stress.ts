import { useOptionalSetting } from '@/components/chat/use-optional-setting';
import { useStress } from '@/components/ui/use-stress';

/**
 * Whether messages have stress marks, off by itself, and a function to change it. Where all stress marks are hidden, they are
 * hidden here, too, and shown again with these.
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
