import { useRef, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { CardPage, CardQuery, CardView } from '@/lib/learning/review/card-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

export type Wanted = Pick<CardQuery, 'q' | 'state'>;

/** The pages of one's cards so far, what they are narrowed down to, and the way to the next one. */
export function useCards(first: CardPage) {
  const [page, setPage] = useState(first);
  const [wanted, setWanted] = useState<Wanted>({ q: '', state: 'all' });
  const [phase, setPhase] = useState<'ready' | 'searching' | 'loading' | 'failed'>('ready');
  const latest = useRef(wanted);

  async function load(narrowed: Wanted, after: number | null) {
    setPhase(after === null ? 'searching' : 'loading');
    try {
      const query = { ...narrowed, ...(after !== null && { after: String(after) }) };
      const next = await fetchJson<CardPage>(apiRoutes.cardPage(query));
      // Somebody who types on wants the answer to the last letter alone.
      if (latest.current !== narrowed) return;
      setPage((known) => (after === null ? next : { ...next, cards: [...known.cards, ...next.cards] }));
      setPhase('ready');
    } catch {
      if (latest.current === narrowed) setPhase('failed');
    }
  }

  function narrow(change: Partial<Wanted>) {
    const narrowed = { ...wanted, ...change };
    latest.current = narrowed;
    setWanted(narrowed);
    void load(narrowed, null);
  }

  return {
    page,
    wanted,
    phase,
    narrow,
    loadMore: () => void load(wanted, page.next),
    again: () => void load(wanted, null),
    put: (card: CardView) => setPage((known) => ({ ...known, cards: withCard(known.cards, card) })),
    drop: (id: number) =>
      setPage((known) => ({ ...known, cards: known.cards.filter((card) => card.id !== id) })),
  };
}

/** In its place; a new one comes first. */
function withCard(cards: CardView[], card: CardView): CardView[] {
  const isKnown = cards.some(({ id }) => id === card.id);
  return isKnown ? cards.map((each) => (each.id === card.id ? card : each)) : [card, ...cards];
}
