import { useState } from 'react';

interface Rows<Row> {
  rows: Row[];
  /** The cursor of the next page; null at the end. */
  next: number | null;
}

/** A list loaded page by page. `load` gets the rows after a cursor. */
export function usePages<Row>(first: Rows<Row>, load: (next: number) => Promise<Rows<Row>>) {
  const [{ rows, next }, setPages] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function loadMore() {
    if (next === null) return;
    setPhase('loading');
    try {
      const page = await load(next);
      setPages({ rows: [...rows, ...page.rows], next: page.next });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  return { rows, next, phase, loadMore };
}
