import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { LongTextField, readText } from '@/components/forms/long-text-field';
import { Button } from '@/components/ui/button';
import { maxReasonCodePoints } from '@/lib/publishing/comments/limits';
import type { VerdictInput } from '@/lib/publishing/comments/moderation-schema';

interface Props {
  id: number;
  onCancel: () => void;
  onHide: (verdict: VerdictInput) => void;
}

/** Asks for the reason of hiding, which the author of the comment will read. */
export function HideForm({ id, onCancel, onHide }: Props) {
  const t = useTranslations('comments');
  const [isMissed, setMissed] = useState(false);

  function hide(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = readText(event.currentTarget);
    setMissed(reason === '');
    if (reason !== '') onHide({ verdict: 'hidden', reason });
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={hide}>
      <LongTextField
        id={`hide-${id}`}
        label={t('moderation.reason')}
        error={isMissed ? t('form.empty') : undefined}
        maxCodePoints={maxReasonCodePoints}
        overText={(count) => t('form.over', { count })}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('moderation.cancel')}
        </Button>
        <Button type="submit" variant="danger">
          {t('moderation.hideConfirm')}
        </Button>
      </div>
    </form>
  );
}
