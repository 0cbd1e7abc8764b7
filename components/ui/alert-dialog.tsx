'use client';

import type { ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { useReturnFocus } from './use-return-focus';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The buttons, the safe one first: it gets the focus. They close the dialog themselves. */
  actions: ReactNode;
  /** The result of an action, above the buttons. */
  children?: ReactNode;
  /** 'itself': a dialog that comes unasked; what is being typed presses nothing. */
  focus?: 'answer' | 'itself';
}

/** A modal question; Escape cancels it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  children,
  focus = 'answer',
}: Props) {
  const { remember, giveBack } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            remember();
            if (focus === 'answer') focusFirstAnswer(event);
            else focusItself(event);
          }}
          onCloseAutoFocus={giveBack}
          className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 animate-appear rounded-card border border-line bg-raised p-6 shadow-float outline-none"
        >
          <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-soft">{description}</Primitive.Description>
          <div className="mt-4 empty:hidden">{children}</div>
          <div className="mt-6 flex flex-wrap gap-3 *:min-w-fit *:flex-1">{actions}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Radix itself focuses only its own `Cancel` button. */
function focusFirstAnswer(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.querySelector('button')?.focus();
}

function focusItself(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}
