import { useRef, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { CardPage, CardQuery, CardView } from '@/lib/learning/review/card-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

export type CardFilter = Pick<CardQuery, 'q' | 'state'>;

/** The pages of the learner's cards loaded so far, with the filter and the call for the next page. */
export function useCards(first: CardPage) {
  const [page, setPage] = useState(first);
  const [filter, setFilter] = useState<CardFilter>({ q: '', state: 'all' });
  const [phase, setPhase] = useState<'ready' | 'searching' | 'loading' | 'failed'>('ready');
  const latest = useRef(filter);

  async function load(narrowed: CardFilter, after: number | null) {
    setPhase(after === null ? 'searching' : 'loading');
    try {
      const query = { ...narrowed, ...(after !== null && { after: String(after) }) };
      const next = await fetchJson<CardPage>(apiRoutes.cardPage(query));
      // While the learner types, only the last answer counts.
      if (latest.current !== narrowed) return;
      setPage((known) => (after === null ? next : { ...next, cards: [...known.cards, ...next.cards] }));
      setPhase('ready');
    } catch {
      if (latest.current === narrowed) setPhase('failed');
    }
  }

  function narrow(change: Partial<CardFilter>) {
    const narrowed = { ...filter, ...change };
    latest.current = narrowed;
    setFilter(narrowed);
    void load(narrowed, null);
  }

  return {
    page,
    filter,
    phase,
    narrow,
    loadMore: () => void load(filter, page.next),
    again: () => void load(filter, null),
    put: (card: CardView) => setPage((known) => ({ ...known, cards: withCard(known.cards, card) })),
    drop: (id: number) =>
      setPage((known) => ({ ...known, cards: known.cards.filter((card) => card.id !== id) })),
  };
}

/** Replaces the card in its position; a new card comes first. */
function withCard(cards: CardView[], card: CardView): CardView[] {
  const isKnown = cards.some(({ id }) => id === card.id);
  return isKnown ? cards.map((each) => (each.id === card.id ? card : each)) : [card, ...cards];
}
