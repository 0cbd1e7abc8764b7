'use client';

import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { useReturnFocus } from './use-return-focus';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  children: ReactNode;
}

/** A modal dialog with a form; Escape or a click outside closes it. */
export function Dialog({ open, onOpenChange, title, description, children }: Props) {
  const { remember, giveBack } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Primitive.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-6 shadow-float"
        >
          <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 mb-5 text-soft">{description}</Primitive.Description>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
