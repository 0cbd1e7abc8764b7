import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { hasUnsavedTyping } from './unsaved-typing';

/** Milliseconds until somebody who was typing is looked at again. */
const again = 5_000;
const id = 'new-build';
/** The sentence beside the button that closes, what to do below. */
const classes = {
  toast: 'flex-wrap',
  content: 'flex-1',
  actionButton: buttonClasses({ variant: 'secondary' }, 'order-last basis-full'),
};

/** Offers the new version, to nobody who is typing. It stays until it is taken or closed. */
export function useNewVersionToast(isThere: boolean): void {
  const t = useTranslations('layout');
  useEffect(() => {
    if (!isThere) return undefined;
    const warn = () => say(t('builds.unsaved'), t('builds.anyway'), () => window.location.reload());
    const offer = () => {
      if (hasUnsavedTyping()) return;
      clearInterval(timer);
      say(t('builds.available'), t('errorScreen.update'), (event) => {
        if (hasUnsavedTyping()) {
          // The toast stays where it is, and says something else.
          event.preventDefault();
          warn();
        } else window.location.reload();
      });
    };
    const timer = setInterval(offer, again);
    offer();
    return () => clearInterval(timer);
  }, [isThere, t]);
}

type Press = (event: { preventDefault: () => void }) => void;

/** Fetched when there is something to say. */
function say(text: string, label: string, onClick: Press): void {
  void import('sonner').then(({ toast }) =>
    toast(text, { id, duration: Infinity, classNames: classes, action: { label, onClick } }),
  );
}
