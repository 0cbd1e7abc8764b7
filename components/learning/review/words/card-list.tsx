import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CardView } from '@/lib/learning/review/card-schema';
import { CardRow } from './card-row';
import type { useCardActions } from './use-card-actions';
import type { useCards } from './use-cards';

interface Props {
  cards: ReturnType<typeof useCards>;
  actions: ReturnType<typeof useCardActions>;
  onEdit: (card: CardView) => void;
}

/** The list of cards found, with a button for more. */
export function CardList({ cards: { page, phase, loadMore, again }, actions, onEdit }: Props) {
  const t = useTranslations('review.words');
  return (
    <>
      <ul
        aria-label={t('title')}
        aria-busy={phase === 'searching'}
        tabIndex={-1}
        className="flex flex-col gap-3 outline-none"
      >
        {page.cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            at={page.at}
            busy={actions.busy === card.id}
            onChange={(change) => void actions.change(card.id, change)}
            onRemove={() => actions.remove(card.id)}
            onEdit={() => onEdit(card)}
          />
        ))}
      </ul>
      {phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t('failed')}</p>
            <Button variant="secondary" onClick={page.next === null ? again : loadMore}>
              {t('more')}
            </Button>
          </div>
        </Notice>
      )}
      {page.next === null || phase === 'searching' ? (
        <p role="status" className="text-center text-soft">
          {phase === 'searching' ? t('loading') : t(page.cards.length === 0 ? 'none' : 'end')}
        </p>
      ) : (
        <Button variant="secondary" className="self-center" waiting={phase === 'loading'} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
