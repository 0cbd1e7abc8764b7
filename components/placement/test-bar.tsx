import { useTranslations } from 'next-intl';
import { finalAnswer, type Draft } from '@/components/exercises/drafts/draft';
import { Button } from '@/components/ui/button';

interface Props {
  draft: Draft;
  sending: boolean;
  onSubmit: () => void;
  onPass: () => void;
}

/** On with an answer, or without one. */
export function TestBar({ draft, sending, onSubmit, onPass }: Props) {
  const t = useTranslations('placement');
  const ready = finalAnswer(draft) !== null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Button variant="secondary" size="large" disabled={sending} onClick={onPass} className="max-sm:flex-1">
        {t('unknown')}
      </Button>
      <Button
        size="large"
        waiting={sending}
        disabled={!ready && !sending}
        onClick={onSubmit}
        className="max-sm:flex-1 sm:min-w-40"
      >
        {t('next')}
      </Button>
    </div>
  );
}
