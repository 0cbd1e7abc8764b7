import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { tabCall } from './tab-call';

/** During a call, a link that leaves the chat asks first. */
export function LeaveQuestion() {
  const t = useTranslations('chat-calls.leave');
  const [asked, setAsked] = useState<{ link: HTMLAnchorElement; isOpen: boolean } | null>(null);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = linkAwayOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ link, isOpen: true });
    };
    // Runs before the links' own listeners.
    window.addEventListener('click', hold, { capture: true });
    return () => window.removeEventListener('click', hold, { capture: true });
  }, []);
  return (
    asked && (
      <ConfirmDialog
        open={asked.isOpen}
        onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
        title={t('title')}
        text={t('text')}
        answers={{ keep: t('stay'), confirm: t('go') }}
        onConfirm={async () => {
          tabCall().hangUp();
          // When the call is over, the click is not held any more.
          setTimeout(() => asked.link.click());
        }}
      />
    )
  );
}

/** The link with which a click would leave the chat in this tab. */
function linkAwayOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || metaKey || ctrlKey || shiftKey) return null;
  return link.origin === window.location.origin && link.pathname === window.location.pathname ? null : link;
}
