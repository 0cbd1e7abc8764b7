import { useState } from 'react';
import { Copy, Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { CorrectItem } from '@/components/chat/corrections/correct-item';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { canDelete, canEdit } from '@/lib/chat/messages/policy';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useMessageTools } from './message-tools';
import { MessageReport } from './message-report';
import { ReactionItems } from './reaction-items';

const look = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with a message. */
export function MessageMenu({ message }: { message: MessageView }) {
  const t = useTranslations('chat.message');
  const { person, take, onMode } = useMessageTools();
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  // Whether it is still time is asked when the menu opens.
  const [openedAtMs, setOpenedAtMs] = useState(0);
  const [report, setReport] = useState<'never' | 'open' | 'closed'>('never');
  const isReachable = person.name !== null && !person.is_blocked;

  async function erase() {
    take(await fetchJson<MessageView>(apiRoutes.message(person.id, message.seq), { method: 'DELETE' }));
  }

  return (
    <>
      <Menu
        onOpenChange={(isOpen) => isOpen && setOpenedAtMs(Date.now())}
        trigger={
          <IconButton
            icon={Ellipsis}
            label={t('menu')}
            className="keyboard:opacity-0 keyboard:group-hover/message:opacity-100 keyboard:focus-visible:opacity-100 keyboard:data-[state=open]:opacity-100"
          />
        }
      >
        {isReachable && (
          <>
            <ReactionItems message={message} />
            <MenuDivider />
            <MenuItem onSelect={() => onMode({ kind: 'reply', message })}>
              <Reply {...look} />
              {t('reply')}
            </MenuItem>
            <CorrectItem message={message} />
          </>
        )}
        {message.text !== '' && (
          <MenuItem
            onSelect={() => void navigator.clipboard.writeText(message.text).then(() => toast(t('copied')))}
          >
            <Copy {...look} />
            {t('copy')}
          </MenuItem>
        )}
        {isReachable && canEdit(message, openedAtMs) && (
          <MenuItem onSelect={() => onMode({ kind: 'edit', message })}>
            <Pencil {...look} />
            {t('edit')}
          </MenuItem>
        )}
        {canDelete(message, openedAtMs) && (
          <MenuItem onSelect={() => setAsked('open')}>
            <Trash2 {...look} />
            {t('delete')}
          </MenuItem>
        )}
        {!message.mine && !person.is_deleted && (
          <MenuItem onSelect={() => setReport('open')}>
            <Flag {...look} />
            {t('report')}
          </MenuItem>
        )}
      </Menu>
      {asked !== 'never' && (
        <ConfirmDialog
          open={asked === 'open'}
          onOpenChange={(open) => setAsked(open ? 'open' : 'closed')}
          title={t('deleteTitle')}
          text={t('deleteText')}
          answers={{ keep: t('keep'), confirm: t('deleteYes') }}
          onConfirm={erase}
        />
      )}
      {report !== 'never' && (
        <MessageReport
          subject={`${person.id}.${message.seq}`}
          open={report === 'open'}
          onOpenChange={(open) => setReport(open ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
