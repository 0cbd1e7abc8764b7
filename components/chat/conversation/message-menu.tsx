import { useState } from 'react';
import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { MessageItems } from './message-items';
import { MessageReport } from './message-report';
import { useMessageTools } from './message-tools';

type Phase = 'never' | 'open' | 'closed';
const phaseOf = (open: boolean): Phase => (open ? 'open' : 'closed');

/** What can be done with a message. A closed dialog stays mounted, so that it can return the focus. */
export function MessageMenu({ message }: { message: MessageView }) {
  const t = useTranslations('chat.message');
  const { person, take } = useMessageTools();
  const [erasing, setErasing] = useState<Phase>('never');
  const [report, setReport] = useState<Phase>('never');
  // Whether it is still time for a change is asked when the menu opens.
  const [openedAtMs, setOpenedAtMs] = useState(0);

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
        <MessageItems
          message={message}
          nowMs={openedAtMs}
          onErase={() => setErasing('open')}
          onReport={() => setReport('open')}
        />
      </Menu>
      {erasing !== 'never' && (
        <ConfirmDialog
          open={erasing === 'open'}
          onOpenChange={(open) => setErasing(phaseOf(open))}
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
          onOpenChange={(open) => setReport(phaseOf(open))}
        />
      )}
    </>
  );
}
