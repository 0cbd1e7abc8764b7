import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/browser/api/fetcher';
import type { CardView } from '@/lib/learning/review/card-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { CardFields } from './card-fields';
import { cardBody } from './card-body';

interface Props {
  /** Null for a new card. */
  card: CardView | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (card: CardView) => void;
}

type Saving =
  | { phase: 'ready' | 'sending' }
  | { phase: 'refused'; message: string; errors: Record<string, string[]> };

/** The dialog to write an own card, or to change the learner's additions to another card. */
export function CardDialog({ card, open, onOpenChange, onSaved }: Props) {
  const t = useTranslations('review.words');
  const [saving, setSaving] = useState<Saving>({ phase: 'ready' });

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = cardBody(card, new FormData(event.currentTarget));
    setSaving({ phase: 'sending' });
    try {
      const outcome = await callApi<CardView>(card ? apiRoutes.card(card.id) : apiRoutes.cards(), {
        method: card ? 'PATCH' : 'POST',
        body,
      });
      setSaving(outcome.ok ? { phase: 'ready' } : { phase: 'refused', errors: {}, ...outcome.refusal });
      if (outcome.ok) onSaved(outcome.data);
    } catch {
      setSaving({ phase: 'refused', message: t('failed'), errors: {} });
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={card ? t('editTitle', { word: card.russian ?? t('mistake') }) : t('addTitle')}
      description={card && card.source !== 'own' ? t('original') : t('sentenceHint')}
    >
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void save(event)}>
        <CardFields card={card} errors={saving.phase === 'refused' ? saving.errors : {}} />
        {saving.phase === 'refused' && (
          <Notice tone="wrong" role="alert">
            {saving.message}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" waiting={saving.phase === 'sending'}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
