import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Menu } from '@/components/ui/menu';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { MessageItems } from './message-items';
import { MessageReport } from './message-report';
import { useMessageTools } from './message-tools';

type Phase = 'never' | 'open' | 'closed';
const phaseOf = (open: boolean): Phase => (open ? 'open' : 'closed');

/**
 * The menu of a message. Until it is first opened only its button is rendered, because a menu would be half of the cost of a
 * message.
 */
export function MessageMenu({ message }: { message: MessageView }) {
  const [wasOpened, setOpened] = useState(false);
  if (wasOpened) return <OpenedMenu message={message} />;
  return <MenuButton aria-haspopup="menu" aria-expanded={false} onClick={() => setOpened(true)} />;
}

/** The three dots are a background image, because the button is beside every message. */
function MenuButton(props: ComponentProps<'button'>) {
  const t = useTranslations('chat.message');
  return (
    <button
      type="button"
      aria-label={t('menu')}
      data-tooltip
      className="size-11 shrink-0 rounded-full bg-dots text-soft hover:bg-cobalt-ground hover:text-cobalt keyboard:opacity-0 keyboard:group-hover/message:opacity-100 keyboard:focus-visible:opacity-100 keyboard:data-[state=open]:opacity-100"
      {...props}
    />
  );
}

/** A closed dialog stays mounted, so that it can return the focus. */
function OpenedMenu({ message }: { message: MessageView }) {
  const t = useTranslations('chat.message');
  const { person, take } = useMessageTools();
  const [erasing, setErasing] = useState<Phase>('never');
  const [report, setReport] = useState<Phase>('never');
  // Whether a message may still be changed is decided when the menu opens.
  const [openedAtMs, setOpenedAtMs] = useState(() => Date.now());

  async function erase() {
    take(await fetchJson<MessageView>(apiRoutes.message(person.id, message.seq), { method: 'DELETE' }));
  }

  return (
    <>
      <Menu
        onOpenChange={(isOpen) => isOpen && setOpenedAtMs(Date.now())}
        defaultOpen
        trigger={<MenuButton />}
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
