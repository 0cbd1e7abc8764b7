import { useTranslations } from 'next-intl';
import type { MessageView } from '@/lib/chat/messages/schema';

/** A message in one line: its text, or what it is besides. */
export function useMessageLabel(): (message: Pick<MessageView, 'kind' | 'text'>) => string {
  const t = useTranslations('chat-media.kinds');
  return ({ kind, text }) => {
    if (kind === 'voice') return t('voice');
    if (kind === 'picture') return text === '' ? t('picture') : t('captioned', { text });
    // The parts of a note are lines.
    return kind === 'note' ? text.replaceAll('\n', ' — ') : text;
  };
}
