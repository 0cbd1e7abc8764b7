import { useEffect, type RefObject } from 'react';

interface Parts {
  content: RefObject<HTMLElement | null>;
  /** The bar that overlaps the lower end of the content. */
  bar: RefObject<HTMLElement | null>;
  checked: boolean;
}

/** The space between a mark and the bar that might cover it. */
const marginPx = 12;

/** After checking, scrolls the marks of right and wrong parts out from under the bar with the verdict. */
export function useMarksInView({ content, bar, checked }: Parts): void {
  useEffect(() => {
    if (!checked || !content.current || !bar.current) return;
    const end = bar.current.getBoundingClientRect().top - marginPx;
    const start = (content.current.previousElementSibling?.getBoundingClientRect().bottom ?? 0) + marginPx;
    // The right mark last: when there is no space for all, it is the one that must be visible.
    for (const marks of ['[data-outcome]', '[data-outcome=right]']) {
      const boxes = [...content.current.querySelectorAll(marks)].map((mark) => mark.getBoundingClientRect());
      const covered = Math.max(...boxes.map((box) => box.bottom)) - end;
      const room = Math.min(...boxes.map((box) => box.top)) - start;
      const scrollPx = covered > 0 ? Math.min(covered, Math.max(0, room)) : Math.min(0, room);
      if (boxes.length > 0 && scrollPx !== 0) window.scrollBy({ top: scrollPx, behavior: 'instant' });
    }
  }, [content, bar, checked]);
}
