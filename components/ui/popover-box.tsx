import type { ComponentProps } from 'react';
import { Popover as Primitive } from 'radix-ui';

/** Spec §9: popover offset [0, 8]. */
const offset = 8;

interface Props extends Pick<
  ComponentProps<typeof Primitive.Content>,
  'align' | 'children' | 'onCloseAutoFocus'
> {
  /** The accessible name of the popover. */
  label: string;
}

/** The floating box of Popover and PopoverAt. */
export function PopoverBox({ label, ...rest }: Props) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        sideOffset={offset}
        collisionPadding={8}
        className="z-50 max-h-(--radix-popover-content-available-height) w-[min(22rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-float"
        {...rest}
      />
    </Primitive.Portal>
  );
}
