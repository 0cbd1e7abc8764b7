'use client';

import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { MenuButton } from './menu-button';

interface Props {
  /** Of what opens: unique on the page. */
  id: string;
  /** The accessible name of the button; it contains what is seen. */
  label: string;
  /** What is seen on the button. */
  face: ReactNode;
  /** Of the button. */
  className?: string;
  children: ReactNode;
}

/**
 * A menu that opens by the browser's own `popover`: before any script has come, by pointer and by keyboard; Escape or a
 * press beside it closes it. For links, and for choices that work without React. Where it stands: `.native-menu` in
 * app/globals.css.
 */
export function NativeMenu({ id, label, face, className, children }: Props) {
  return (
    <>
      <MenuButton label={label} popoverTarget={id} {...(className && { className })}>
        {face}
      </MenuButton>
      <div
        id={id}
        popover="auto"
        onClick={closeOnLink}
        className="native-menu rounded-card border border-line bg-raised p-1 text-ink shadow-float open:animate-appear"
      >
        {children}
      </div>
    </>
  );
}

/** A link that the router follows leaves the document, and the menu, where they are. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

/** A line of a native menu: for its links and buttons. */
export const nativeItemLook = classNames(
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left outline-offset-[-2px]',
  'hover:bg-cobalt-ground hover:text-cobalt aria-[current]:font-semibold aria-[current]:text-cobalt',
);
