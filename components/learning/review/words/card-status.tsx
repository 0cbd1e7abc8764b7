import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { useWhen } from '@/components/learning/review/use-when';
import type { CardView } from '@/lib/learning/review/card-schema';

/** The state of a card and its next date. */
export function CardStatus({ card, at }: { card: CardView; at: string }) {
  const t = useTranslations('review.words');
  const when = useWhen();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <Badge tone={card.state === 'known' ? 'right' : 'plain'}>{t(`states.${card.state}`)}</Badge>
      {card.reviews > 0 && <span>{t('reviews', { count: card.reviews })}</span>}
      <span>{comesBack()}</span>
      {card.withdrawn && <span className="w-full">{t('withdrawn')}</span>}
    </div>
  );

  function comesBack() {
    if (card.suspended) return t('suspended');
    if (card.buried_until !== null) return t('buried');
    return card.due <= at ? t('dueNow') : t('due', { when: when(card.due, at) });
  }
}
