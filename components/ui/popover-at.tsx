'use client';

import { useRef, useState, type ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { PopoverBox } from './popover-box';

interface Props {
  /** What it is about: a piece of the page that needs no element of its own. */
  at: { getBoundingClientRect: () => DOMRect };
  /** Names what opens. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** An open box at a place; when it closes, the focus goes back to where it was. */
export function PopoverAt({ at, label, onClose, children }: Props) {
  const place = useRef(at);
  const [before] = useState(() => document.activeElement);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Anchor virtualRef={place} />
      <PopoverBox
        label={label}
        align="center"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (before instanceof HTMLElement) before.focus({ preventScroll: true });
        }}
      >
        {children}
      </PopoverBox>
    </Primitive.Root>
  );
}
