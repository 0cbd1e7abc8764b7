'use client';

import type { FocusEvent } from 'react';
import { X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

/** Spec §9: how long a toast is shown. */
const durationMs = 5000;
/** Above the notices at the lower edge. */
const offset = 'calc(var(--notices, 0px) + 1.5rem)';

interface Props {
  /** The accessible name of the region. */
  label: string;
  closeLabel: string;
}

/** The region of toasts. They stay while the pointer or the focus is on them. */
export function Toaster({ label, closeLabel }: Props) {
  return (
    <div onFocus={pause} onBlur={resume}>
      <Sonner
        duration={durationMs}
        containerAriaLabel={label}
        position="bottom-center"
        offset={{ bottom: offset }}
        mobileOffset={{ bottom: offset }}
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
    </div>
  );
}

/** Sonner pauses only for the pointer, so the focus is translated to mouse events. */
function pause({ target }: FocusEvent) {
  listAround(target)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

function resume({ target, relatedTarget }: FocusEvent) {
  const list = listAround(target);
  if (!list || list.contains(relatedTarget) || list.matches(':hover')) return;
  list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

const listAround = (element: Element) => element.closest('[data-sonner-toaster]');
