'use client';

import type { ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { PopoverBox } from './popover-box';

interface Props {
  trigger: ReactNode;
  /** The accessible name of the popover. */
  label: string;
  children: ReactNode;
  /** Open from the start, for a popover that is loaded on demand. */
  defaultOpen?: boolean;
}

/** A button with a floating box. */
export function Popover({ trigger, label, children, defaultOpen = false }: Props) {
  return (
    <Primitive.Root defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <PopoverBox label={label} align="end">
        {children}
      </PopoverBox>
    </Primitive.Root>
  );
}

/** Closes its popover when a link inside is followed. */
export const PopoverClose = Primitive.Close;
