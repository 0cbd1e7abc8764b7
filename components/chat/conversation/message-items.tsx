import { Copy, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { CorrectItem } from '@/components/chat/corrections/correct-item';
import { WithdrawItem } from '@/components/chat/corrections/withdraw-item';
import { MenuDivider, MenuItem } from '@/components/ui/menu';
import { canDelete, canEdit } from '@/lib/chat/messages/policy';
import type { MessageView } from '@/lib/chat/messages/schema';
import { useMessageTools } from './message-tools';
import { ReactionItems } from './reaction-items';

const look = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  message: MessageView;
  /** Time when the menu was opened, in milliseconds since 1970. */
  nowMs: number;
  onErase: () => void;
  onReport: () => void;
}

/** The entries of a message's menu. */
export function MessageItems({ message, nowMs, onErase, onReport }: Props) {
  const t = useTranslations('chat.message');
  const { person, take, onMode } = useMessageTools();
  const isReachable = person.name !== null && !person.is_blocked;
  return (
    <>
      {isReachable && <Answers message={message} />}
      <WithdrawItem person={person.id} message={message} onDone={take} />
      {message.text !== '' && (
        <MenuItem
          onSelect={() => void navigator.clipboard.writeText(message.text).then(() => toast(t('copied')))}
        >
          <Copy {...look} />
          {t('copy')}
        </MenuItem>
      )}
      {isReachable && canEdit(message, nowMs) && (
        <MenuItem onSelect={() => onMode({ kind: 'edit', message })}>
          <Pencil {...look} />
          {t('edit')}
        </MenuItem>
      )}
      {canDelete(message, nowMs) && (
        <MenuItem onSelect={onErase}>
          <Trash2 {...look} />
          {t('delete')}
        </MenuItem>
      )}
      {!message.mine && !person.is_deleted && (
        <MenuItem onSelect={onReport}>
          <Flag {...look} />
          {t('report')}
        </MenuItem>
      )}
    </>
  );
}

function Answers({ message }: Pick<Props, 'message'>) {
  const t = useTranslations('chat.message');
  const { onMode, mayCorrect } = useMessageTools();
  return (
    <>
      <ReactionItems message={message} />
      <MenuDivider />
      <MenuItem onSelect={() => onMode({ kind: 'reply', message })}>
        <Reply {...look} />
        {t('reply')}
      </MenuItem>
      {mayCorrect && <CorrectItem message={message} onCorrect={() => onMode({ kind: 'correct', message })} />}
    </>
  );
}
