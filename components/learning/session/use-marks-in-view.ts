import { useEffect, type RefObject } from 'react';

interface Parts {
  content: RefObject<HTMLElement | null>;
  /** Lies over the lower end of the content. */
  bar: RefObject<HTMLElement | null>;
  checked: boolean;
}

/** Pixels between a mark and what might cover it. */
const margin = 12;

/** Once an answer is checked: scrolls what is marked right or wrong in it out from under the bar with the verdict. */
export function useMarksInView({ content, bar, checked }: Parts): void {
  useEffect(() => {
    if (!checked || !content.current || !bar.current) return;
    const end = bar.current.getBoundingClientRect().top - margin;
    const start = (content.current.previousElementSibling?.getBoundingClientRect().bottom ?? 0) + margin;
    // The right one last: where there is no room for all, it is the one that must be seen.
    for (const marks of ['[data-outcome]', '[data-outcome=right]']) {
      const boxes = [...content.current.querySelectorAll(marks)].map((mark) => mark.getBoundingClientRect());
      const covered = Math.max(...boxes.map((box) => box.bottom)) - end;
      const room = Math.min(...boxes.map((box) => box.top)) - start;
      const far = covered > 0 ? Math.min(covered, Math.max(0, room)) : Math.min(0, room);
      if (boxes.length > 0 && far !== 0) window.scrollBy({ top: far, behavior: 'instant' });
    }
  }, [content, bar, checked]);
}
