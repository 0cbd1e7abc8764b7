'use client';

import { useState } from 'react';
import { Layers, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { onDemand } from '@/components/ui/on-demand';
import { routes } from '@/lib/platform/routes/routes';
import type { CardPage, CardView } from '@/lib/learning/review/card-schema';
import { CardList } from './card-list';
import { CardSearch } from './card-search';
import { useCardActions } from './use-card-actions';
import { useCards } from './use-cards';

const CardDialog = onDemand(async () => (await import('./card-dialog')).CardDialog);

/** The card that the dialog edits, or null for a new card. */
type Editing = { card: CardView | null; open: boolean } | null;

/** The learner's cards: search, add, change. */
export function MyWords({ first, due }: { first: CardPage; due: number }) {
  const t = useTranslations('review.words');
  const cards = useCards(first);
  const actions = useCardActions({ onChanged: cards.put, onRemoved: cards.drop });
  const [editing, setEditing] = useState<Editing>(null);
  const { q, state } = cards.filter;
  const isEmpty = cards.page.cards.length === 0 && q === '' && state === 'all';

  function saved(card: CardView) {
    cards.put(card);
    toast(t(editing?.card ? 'saved' : 'added'));
    setEditing((known) => known && { ...known, open: false });
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {due > 0 && <ButtonLink href={routes.review()}>{t('review', { count: due })}</ButtonLink>}
        <Button
          variant="secondary"
          {...CardDialog.ahead}
          onClick={() => setEditing({ card: null, open: true })}
        >
          <Plus size={20} strokeWidth={1.75} aria-hidden />
          {t('add')}
        </Button>
      </div>
      {isEmpty && cards.phase === 'ready' ? (
        <EmptyState icon={Layers} title={t('empty')} />
      ) : (
        <>
          <CardSearch filter={cards.filter} onNarrow={cards.narrow} />
          <CardList cards={cards} actions={actions} onEdit={(card) => setEditing({ card, open: true })} />
        </>
      )}
      {editing && (
        <CardDialog
          key={editing.card?.id ?? 'new'}
          card={editing.card}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
          onSaved={saved}
        />
      )}
    </div>
  );
}
