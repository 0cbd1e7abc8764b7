import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { MessageView } from '@/lib/chat/messages/schema';
import { knownAtFirst, nextKnown } from './correction-news';

interface Props {
  name: string;
  messages: readonly MessageView[];
}

/**
 * Announces to screen readers, once, that a message was corrected, or a correction accepted, while the conversation is open.
 */
export function CorrectionAnnouncer({ name, messages }: Props) {
  const t = useTranslations('chat-corrections');
  const [known, setKnown] = useState(() => knownAtFirst(messages));
  if (known.messages !== messages) setKnown(nextKnown(known, messages));
  const { news } = known;
  return (
    <p role="status" className="sr-only">
      {/* With a new key the same sentence about another correction is announced again. */}
      {news && (
        <span key={news.version}>
          {news.kind === 'made' ? t('announced', { name }) : t('announcedAccepted', { name })}
        </span>
      )}
    </p>
  );
}
