import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { MenuItem } from '@/components/ui/menu';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import { canWithdraw } from '@/lib/chat/corrections/policy';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  person: number;
  message: MessageView;
  /** Called with the changed message. */
  onDone: (message: MessageView) => void;
}

/** In the menu of a partner's message: withdraws one's own correction of it; another one can be written after that. */
export function WithdrawItem({ person, message, onDone }: Props) {
  const t = useTranslations('chat-corrections');
  const ui = useTranslations('ui');
  if (!canWithdraw(message)) return null;

  async function withdraw() {
    try {
      const path = apiRoutes.messageCorrection(person, message.seq);
      onDone(await fetchJson<MessageView>(path, { method: 'DELETE' }));
    } catch (thrown) {
      // The author may have answered it at the same moment.
      const isTooLate = thrown instanceof ApiError && thrown.code === 'forbidden';
      toast(isTooLate ? t('tooLate') : ui('notDone'));
    }
  }

  return (
    <MenuItem onSelect={() => void withdraw()}>
      <Undo2 size={20} strokeWidth={1.75} aria-hidden />
      {t('withdraw')}
    </MenuItem>
  );
}
