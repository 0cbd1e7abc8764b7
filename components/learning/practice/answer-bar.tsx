import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { HintLevel } from '@/lib/russian/exercises/hints';
import { emptyAnswer, finalAnswer } from './drafts/draft';
import { HintButton } from './hints/hint-button';
import type { Seat } from './player-state';

interface Props {
  sitting: Seat;
  checking: boolean;
  /** A hint is on its way. */
  asking: boolean;
  onHint: (level: HintLevel) => void;
  onSubmit: () => void;
  onGiveUp: () => void;
}

/** Before checking: hints, giving up, and the one step forward. */
export function AnswerBar({
  sitting: { current, draft },
  checking,
  asking,
  onHint,
  onSubmit,
  onGiveUp,
}: Props) {
  const t = useTranslations('exercises');
  const ready = finalAnswer(draft) !== null;
  const mayGiveUp = emptyAnswer(draft) !== null && !checking;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="w-full text-sm text-soft">{t('worth', { count: current.worth })}</p>
      <div className="-mx-4 flex flex-1 flex-wrap items-center sm:mx-0">
        <HintButton current={current} waiting={asking} onAsk={onHint} />
        {mayGiveUp && (
          <Button variant="quiet" onClick={onGiveUp}>
            {t('giveUp')}
          </Button>
        )}
      </div>
      <Button
        size="large"
        waiting={checking}
        disabled={!ready && !checking}
        onClick={onSubmit}
        className="w-full sm:w-auto sm:min-w-40"
      >
        {t('check')}
      </Button>
    </div>
  );
}
