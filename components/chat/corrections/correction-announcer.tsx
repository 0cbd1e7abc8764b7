import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { MessageView } from '@/lib/chat/messages/schema';

interface Props {
  name: string;
  messages: readonly MessageView[];
}

/** Tells screen readers that a message was corrected, or a correction accepted, while the conversation is open. */
export function CorrectionAnnouncer({ name, messages }: Props) {
  const t = useTranslations('chat-corrections');
  const [openedAt] = useState(() => versionOf(messages));
  const latest = messages
    .filter(({ version }) => version > openedAt)
    .toSorted((one, other) => other.version - one.version)
    .find(({ corrections }) => corrections.length > 0);
  const correction = latest?.corrections[0];
  return (
    <p role="status" className="sr-only">
      {correction?.mine === false && correction.state === 'open' && t('announced', { name })}
      {correction?.mine === true && correction.state === 'accepted' && t('announcedAccepted', { name })}
    </p>
  );
}

const versionOf = (messages: readonly MessageView[]) =>
  Math.max(0, ...messages.map(({ version }) => version));
