import { useTranslations } from 'next-intl';
import { MenuItem } from '@/components/ui/menu';
import { useChatStress } from './use-chat-stress';

const sign = 'а́';

/** In the menu of a conversation: stress marks on Russian words, on or off. */
export function StressItem() {
  const t = useTranslations('chat-corrections');
  const [isOn, change] = useChatStress();
  return (
    <MenuItem onSelect={() => change(!isOn)}>
      <span
        aria-hidden
        lang="ru"
        className="inline-flex size-5 items-center justify-center font-serif text-xl"
      >
        {sign}
      </span>
      {t(isOn ? 'stressHide' : 'stressShow')}
    </MenuItem>
  );
}
