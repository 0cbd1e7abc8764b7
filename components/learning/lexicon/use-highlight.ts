import { useEffect } from 'react';

/** Marks a piece of the page while it is talked about (globals.css, `::highlight(word)`), where the browser can. */
export function useHighlight(range: Range): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    CSS.highlights.set('word', new Highlight(range));
    return () => void CSS.highlights.delete('word');
  }, [range]);
}
