import { useState } from 'react';

interface Page<Entry, Cursor> {
  entries: Entry[];
  next: Cursor | null;
}

/** A list that begins with the page that was rendered, and continues by cursor. */
export function useMore<Entry, Cursor>(
  first: Page<Entry, Cursor>,
  read: (next: Cursor) => Promise<Page<Entry, Cursor>>,
) {
  const [{ entries, next }, setList] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function load() {
    if (next === null || phase === 'loading') return;
    setPhase('loading');
    try {
      const page = await read(next);
      setList((list) => ({ entries: [...list.entries, ...page.entries], next: page.next }));
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  /** Changes the shown entries, after the same change on the server. */
  const change = (changed: (entries: Entry[]) => Entry[]) =>
    setList((list) => ({ ...list, entries: changed(list.entries) }));

  return { entries, next, phase, load, change };
}
