import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { hasUnsavedTyping } from './unsaved-typing';

/** Delay between two checks for unsaved text. */
const recheckMs = 5_000;
const id = 'new-build';
/** The text and the close button in one row, the action below. */
const classes = {
  toast: 'flex-wrap',
  content: 'flex-1',
  actionButton: buttonClasses({ variant: 'secondary' }, 'order-last basis-full'),
};

/** Offers the new version in a toast once there is no unsaved text. It stays until it is accepted or closed. */
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
          // The toast stays, with another text.
          event.preventDefault();
          warn();
        } else window.location.reload();
      });
    };
    const timer = setInterval(offer, recheckMs);
    offer();
    return () => clearInterval(timer);
  }, [isThere, t]);
}

type Press = (event: { preventDefault: () => void }) => void;

/** Shows a toast; its library is loaded on demand. */
function say(text: string, label: string, onClick: Press): void {
  void import('sonner').then(({ toast }) =>
    toast(text, { id, duration: Infinity, classNames: classes, action: { label, onClick } }),
  );
}
