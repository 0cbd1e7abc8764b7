'use client';

import { useLayoutEffect, useRef } from 'react';
import { Bookmark } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { useSaved } from './use-saved';

interface Props {
  course: string;
  saved: boolean;
  /** The accessible name with the course, where several buttons stand together and show only the icon. */
  label?: string;
  text: string;
  failed: string;
}

/** Saves a course, or removes it from the saved ones. */
export function SaveButton({ course, saved, label, text, failed }: Props) {
  const [shown, toggle] = useSaved(course, saved, failed);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => passFocusOn(button.current), []);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={shown}
      aria-label={label}
      data-tooltip={label && ''}
      onClick={toggle}
      className={
        label
          ? 'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt aria-pressed:text-cobalt'
          : buttonClasses({ variant: 'secondary', size: 'large' })
      }
    >
      <Bookmark
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className={classNames(shown && 'fill-current text-cobalt')}
      />
      {!label && text}
    </button>
  );
}

/** In the list of saved courses the card disappears with its button; this keeps the focus on the page. */
function passFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (button !== null && button === document.activeElement) document.getElementById('content')?.focus();
  };
}
