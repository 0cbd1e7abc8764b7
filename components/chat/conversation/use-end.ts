import { useRef, type RefObject } from 'react';

/** A reader this close to the end counts as being there, in CSS pixels. */
const endPx = 80;

/** Position of the reader in a list, in CSS pixels. */
interface ScrollPosition {
  abovePx: number;
  belowPx: number;
  isAtEnd: boolean;
}

/** Keeps the reader at the end of a list that grows and whose rows are measured late, until they scroll up. */
export function useEnd(scroller: RefObject<HTMLElement | null>) {
  const sticks = useRef(false);
  const lastTopPx = useRef(0);

  function toEnd(): void {
    const box = scroller.current;
    if (!box) return;
    box.scrollTo({ top: box.scrollHeight });
    lastTopPx.current = box.scrollTop;
    sticks.current = true;
  }

  return {
    toEnd,
    /** To be called after a change of size. */
    keep: () => {
      if (sticks.current) toEnd();
    },
    leave: () => {
      sticks.current = false;
    },
    /** @param isWhole whether the list ends with the last message of the conversation */
    look: (isWhole: boolean): ScrollPosition | null => {
      const box = scroller.current;
      if (!box) return null;
      const belowPx = box.scrollHeight - box.scrollTop - box.clientHeight;
      const isLeaving = box.scrollTop < lastTopPx.current - 1;
      lastTopPx.current = box.scrollTop;
      if (belowPx < endPx && isWhole) sticks.current = true;
      else if (isLeaving || !isWhole) sticks.current = false;
      return { abovePx: box.scrollTop, belowPx, isAtEnd: sticks.current };
    },
  };
}
