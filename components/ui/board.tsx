'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { findNeighbour, type Direction } from './neighbour';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface Props {
  /** While a word is dragged by keyboard, the arrow keys move it. */
  dragging?: boolean;
  children: ReactNode;
}

/** An area of buttons in which the arrow keys move the focus to the visually nearest one. */
export function Board({ dragging = false, children }: Props) {
  return (
    <div className="flex flex-col gap-6" onKeyDown={dragging ? undefined : moveFocus}>
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const direction = directions[event.key];
  const words = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const from = words.findIndex((word) => word === document.activeElement);
  if (!direction || from < 0) return;
  event.preventDefault();
  const boxes = words.map((word) => word.getBoundingClientRect());
  const to = findNeighbour(boxes, from, direction);
  if (to !== null) words[to]?.focus();
}
