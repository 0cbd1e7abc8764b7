'use client';

import { Tooltip as Primitive } from 'radix-ui';
import type { TooltipState } from './use-tooltip';

/** Spec §9: tooltip offset [0, 6]. */
const offset = 6;

/** The tooltip of an icon button, hidden from screen readers because the button has an accessible name. */
export function Tooltip({ text, box }: TooltipState) {
  return (
    <Primitive.Provider>
      <Primitive.Root open>
        <Primitive.Trigger asChild>
          <span
            aria-hidden
            className="pointer-events-none fixed"
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            aria-hidden
            data-tooltip-text
            sideOffset={offset}
            collisionPadding={8}
            className="z-50 max-w-64 animate-appear rounded-control bg-ink px-3 py-1.5 text-sm text-paper shadow-float"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
