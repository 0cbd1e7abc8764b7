'use client';

import type { ComponentProps, ReactNode } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { classNames } from './class-names';

interface Props {
  trigger: ReactNode;
  children: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether it is open when it appears. */
  defaultOpen?: boolean;
}

/** A dropdown menu. It has a `tabIndex`, because a menu longer than the screen must be scrollable by keyboard. */
export function Menu({ trigger, children, onOpenChange, defaultOpen = false }: Props) {
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          tabIndex={0}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-ink outline-none select-none data-highlighted:bg-cobalt-ground data-highlighted:text-cobalt';

export function MenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={classNames(itemLook, className)} {...rest} />;
}

export function MenuChoices(props: ComponentProps<typeof Primitive.RadioGroup>) {
  return <Primitive.RadioGroup {...props} />;
}

export function MenuChoice({ className, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      className={classNames(
        itemLook,
        'data-[state=checked]:font-semibold data-[state=checked]:text-cobalt',
        className,
      )}
      {...rest}
    />
  );
}

export function MenuDivider() {
  return <Primitive.Separator className="m-1 h-px bg-line" />;
}
