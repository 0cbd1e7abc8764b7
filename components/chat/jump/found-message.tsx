import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { useMessageLabel } from '@/components/chat/media/use-message-label';
import { classNames } from '@/components/ui/class-names';
import type { MessageView } from '@/lib/chat/messages/schema';
import type { Found } from './use-found';

interface Props {
  message: MessageView;
  /** Name of the other person. */
  name: string;
  /** Set if this message was jumped to. */
  found: Found | null;
  children: ReactNode;
}

/** Around a message: one that was jumped to gets the focus, so that it is read out, and is highlighted for some time. */
export function FoundMessage({ message, name, found, children }: Props) {
  const t = useTranslations('chat-typing.found');
  const label = useMessageLabel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (found?.isFresh === true ? focusOnceSeen(box.current) : undefined), [found]);
  const about = found && {
    role: 'group',
    tabIndex: -1,
    'aria-label': t(message.mine ? 'mine' : 'theirs', { name, text: label(message) }),
  };
  return (
    <div
      ref={box}
      data-found={found?.isFresh}
      className={classNames(
        '-mx-2 rounded-card px-2',
        // A CSS transition costs time in every row, so only this one has it.
        found && 'outline-offset-[-2px] duration-500 motion-safe:transition-colors',
        found?.isFresh === true && 'bg-honey-ground',
      )}
      {...about}
    >
      {children}
    </div>
  );
}

/** Focuses a row when it is rendered; before that it takes no focus. @returns a function that ends the waiting */
function focusOnceSeen(row: HTMLElement | null): () => void {
  let frame = 0;
  const focus = () => {
    row?.focus({ preventScroll: true });
    if (document.activeElement !== row) frame = requestAnimationFrame(focus);
  };
  focus();
  return () => cancelAnimationFrame(frame);
}
