'use client';

import { X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

/** Spec §9. Sonner itself pauses while the pointer or the focus is on a toast. */
const delay = 5000;

interface Props {
  /** Names the region. */
  label: string;
  closeLabel: string;
}

/** Where toasts appear. */
export function Toaster({ label, closeLabel }: Props) {
  return (
    <Sonner
      duration={delay}
      containerAriaLabel={label}
      position="bottom-center"
      closeButton
      icons={{ close: <X size={20} strokeWidth={1.75} aria-hidden /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border border-line bg-raised p-4 font-sans text-base text-ink shadow-float',
          closeButton:
            'order-last -my-2 ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft hover:bg-cobalt-ground hover:text-cobalt',
        },
      }}
    />
  );
}
