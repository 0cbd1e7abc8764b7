import { useTranslations } from 'next-intl';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { RequestBar } from './request-bar';

interface Props {
  about: ConversationView;
  name: string;
  onAnswered: () => void;
}

/**
 * Above the composer while a first message is not answered: buttons for the person who was asked, a note for the one who
 * waits.
 */
export function FirstMessageBar({ about, name, onAnswered }: Props) {
  const t = useTranslations('chat.request');
  if (about.state === 'asked') return <RequestBar about={about} name={name} onAnswered={onAnswered} />;
  if (about.state !== 'asking' || about.refusal !== null) return null;
  return <p className="border-t border-line px-4 py-2 text-sm text-soft md:px-6">{t('waiting', { name })}</p>;
}
