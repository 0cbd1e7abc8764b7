import { useTranslations } from 'next-intl';
import { MenuChoice, MenuChoices } from '@/components/ui/menu';
import type { MessageView } from '@/lib/chat/messages/schema';
import { reactions, reactionSigns } from './reactions';
import { useReact } from './use-react';

/** The reactions in a menu, in a row; pressing the chosen one removes it. */
export function ReactionItems({ message }: { message: MessageView }) {
  const t = useTranslations('chat.message');
  const react = useReact(message);
  const own = message.reactions.find(({ mine }) => mine)?.reaction;
  return (
    <MenuChoices value={own ?? ''} aria-label={t('react')} className="flex">
      {reactions.map((reaction) => (
        <MenuChoice
          key={reaction}
          value={reaction}
          aria-label={t(`reactions.${reaction}`)}
          onSelect={() => void react(reaction === own ? null : reaction)}
          className="w-11 justify-center px-0 text-xl data-[state=checked]:bg-cobalt-ground"
        >
          {reactionSigns[reaction]}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
