import { useTranslations } from 'next-intl';
import type { MessageView } from '@/lib/chat/messages/schema';

/** Makes the label of a message in one line: its text, or the name of its kind. */
export function useMessageLabel(): (message: Pick<MessageView, 'kind' | 'text'>) => string {
  const t = useTranslations('chat-media.kinds');
  return ({ kind, text }) => {
    if (kind === 'voice') return t('voice');
    if (kind === 'picture') return text === '' ? t('picture') : t('captioned', { text });
    // The parts of a note are separate lines.
    return kind === 'note' ? text.replaceAll('\n', ' — ') : text;
  };
}
