'use client';

import { useLayoutEffect, useRef } from 'react';
import { Bookmark } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { useSaved } from './use-saved';

interface Props {
  course: string;
  saved: boolean;
  /** Says which course it is, where several stand side by side: then the sign alone is seen. */
  label?: string;
  text: string;
  failed: string;
}

/** Puts a course among the saved ones, or takes it out. */
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

/** Among the saved courses the card goes with its mark: the focus stays on the page. */
function passFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (button !== null && button === document.activeElement) document.getElementById('content')?.focus();
  };
}
