import { useEffect } from 'react';

/** Highlights a range while its popover is open (globals.css, `::highlight(word)`), where the browser supports it. */
export function useHighlight(range: Range): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    CSS.highlights.set('word', new Highlight(range));
    return () => void CSS.highlights.delete('word');
  }, [range]);
}
