import { useEffect } from 'react';
import { useAuthState } from '@/components/browser/auth-state/use-auth-state';

const countInTitle = /^\(\d+\+?\) /u;
const maxShown = 99;

/** The number of unread messages before the title of the page, as long as there are some. */
export function TitleCount() {
  const unread = useAuthState().notify.chat;
  useEffect(() => {
    const prefix = unread > 0 ? `(${unread > maxShown ? `${maxShown}+` : unread}) ` : '';
    const show = () => {
      const title = prefix + document.title.replace(countInTitle, '');
      if (document.title !== title) document.title = title;
    };
    show();
    // The next page brings a title of its own.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
  return null;
}
