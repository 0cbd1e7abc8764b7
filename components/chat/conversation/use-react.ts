import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { MessageReaction, MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useMessageTools } from './message-tools';

/** Reacts to a message; null removes the reaction. */
export function useReact({ seq }: MessageView): (reaction: MessageReaction | null) => Promise<void> {
  const t = useTranslations('ui');
  const { person, take } = useMessageTools();
  return async (reaction) => {
    try {
      const path = apiRoutes.messageReaction(person.id, seq);
      take(await fetchJson<MessageView>(path, { method: 'PUT', body: { reaction } }));
    } catch {
      toast(t('notDone'));
    }
  };
}
