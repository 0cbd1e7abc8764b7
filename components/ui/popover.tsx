'use client';

import type { ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { PopoverBox } from './popover-box';

interface Props {
  trigger: ReactNode;
  /** Names what opens. */
  label: string;
  children: ReactNode;
  /** Open from the start: for one that was fetched when it was asked for. */
  defaultOpen?: boolean;
}

/** A small box on a button, with whatever one needs in it. */
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

/** Closes the popover it is in, when a link inside leads away. */
export const PopoverClose = Primitive.Close;
