import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMessageLabel } from '@/components/chat/media/use-message-label';
import type { MessageView } from '@/lib/chat/messages/schema';

interface Props {
  name: string;
  messages: readonly MessageView[];
}

/** Tells screen readers of each message that arrives, once; what is loaded from the past is not told. */
export function Announcer({ name, messages }: Props) {
  const t = useTranslations('chat.conversation');
  const label = useMessageLabel();
  const last = messages.at(-1);
  const [openedWith] = useState(last?.seq ?? 0);
  const isNews =
    last &&
    !last.mine &&
    !last.is_deleted &&
    (last.kind === 'text' || last.kind === 'note') &&
    last.seq > openedWith;
  return (
    <p role="status" className="sr-only">
      {isNews && t('announced', { name, text: label(last) })}
    </p>
  );
}
