import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMessageLabel } from '@/components/chat/media/use-message-label';
import type { MessageView } from '@/lib/chat/messages/schema';
import { arrivalsAtFirst, nextArrivals } from './arrivals';

interface Props {
  name: string;
  messages: readonly MessageView[];
}

/** Tells screen readers of each message that arrives, once; what is loaded from the past is not told. */
export function Announcer({ name, messages }: Props) {
  const t = useTranslations('chat.conversation');
  const label = useMessageLabel();
  const [arrivals, setArrivals] = useState(() => arrivalsAtFirst(messages));
  if (arrivals.messages !== messages) setArrivals(nextArrivals(arrivals, messages));
  return (
    // Only what is added is read out, so that several that come at once are all told.
    <div role="status" aria-atomic="false" className="sr-only">
      {arrivals.told.map((message) => (
        <p key={message.seq}>{t('announced', { name, text: label(message) })}</p>
      ))}
    </div>
  );
}
