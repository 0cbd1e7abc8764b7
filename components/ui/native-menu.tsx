'use client';

import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { MenuButton } from './menu-button';

interface Props {
  /** The id of the popover, unique on the page. */
  id: string;
  /** The accessible name of the button; it contains the visible text. */
  label: string;
  /** The content of the button. */
  face: ReactNode;
  /** Classes of the button. */
  className?: string;
  children: ReactNode;
}

/**
 * A menu that uses the browser's `popover`: it works before hydration, by pointer and by keyboard; Escape or a
 * click outside closes it. For links, and for choices that work without React. Its position: `.native-menu` in
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

/** Closes the menu when the router follows a link, because the document stays. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

/** Classes for links and buttons of a native menu. */
export const nativeItemLook = classNames(
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left outline-offset-[-2px]',
  'hover:bg-cobalt-ground hover:text-cobalt aria-[current]:font-semibold aria-[current]:text-cobalt',
);
