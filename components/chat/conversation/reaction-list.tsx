import { useTranslations } from 'next-intl';
import type { MessageView } from '@/lib/chat/messages/schema';
import { reactionSigns } from './reactions';
import { useReact } from './use-react';

/** Reactions below a message; pressing one's own removes it. */
export function ReactionList({ message, name }: { message: MessageView; name: string }) {
  const t = useTranslations('chat.message');
  const react = useReact(message);
  return (
    <ul className="-mt-1.5 flex gap-1 px-2">
      {message.reactions.map(({ reaction, mine }) => (
        <li key={String(mine)}>
          {mine ? (
            <button
              type="button"
              aria-label={t('youReacted', { reaction: t(`reactions.${reaction}`) })}
              onClick={() => void react(null)}
              className="inline-flex h-8 min-w-9 items-center justify-center rounded-full border border-cobalt bg-raised px-1.5"
            >
              {reactionSigns[reaction]}
            </button>
          ) : (
            <span
              role="img"
              aria-label={t('theyReacted', { name, reaction: t(`reactions.${reaction}`) })}
              className="inline-flex h-8 min-w-9 items-center justify-center rounded-full border border-line bg-raised px-1.5"
            >
              {reactionSigns[reaction]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
