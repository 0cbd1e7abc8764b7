'use client';

import { useRef, useState, type ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { PopoverBox } from './popover-box';

interface Props {
  /** The anchor, which need not be an element. */
  at: { getBoundingClientRect: () => DOMRect };
  /** The accessible name of the popover. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** An open popover at an anchor; when it closes, it restores the focus. */
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
