import { useState } from 'react';

interface Rows<Row> {
  rows: Row[];
  /** What to ask for next; null at the end. */
  next: number | null;
}

/** A list that grows by a page at a time. `load` gives the rows that come after one. */
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
