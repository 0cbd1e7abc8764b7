import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { useMessageLabel } from '@/components/chat/media/use-message-label';
import type { MessageView } from '@/lib/chat/messages/schema';
import { useMessageTools } from './message-tools';

/** The beginning of the message that was replied to; pressing it shows the message. */
export function ReplyQuote({ reply }: { reply: NonNullable<MessageView['reply']> }) {
  const t = useTranslations('chat.message');
  const label = useMessageLabel();
  const id = useId();
  const { name, goTo } = useMessageTools();
  return (
    <button
      type="button"
      id={id}
      aria-label={t('goTo')}
      // A label alone would replace the quote for a screen reader.
      aria-labelledby={`${id} ${id}-name ${id}-text`}
      onClick={() => void goTo(reply.seq)}
      className="rounded-sm mb-1.5 block w-full min-w-0 border-l-3 border-cobalt py-0.5 pl-2.5 text-left hover:bg-paper"
    >
      <bdi id={`${id}-name`} className="block truncate text-sm font-medium text-cobalt">
        {reply.mine ? t('replyToYou') : name}
      </bdi>
      <bdi id={`${id}-text`} className="block truncate text-soft">
        {reply.is_deleted ? t('deleted') : label(reply)}
      </bdi>
    </button>
  );
}
