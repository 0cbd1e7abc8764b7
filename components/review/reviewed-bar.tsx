import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { VerdictPanel } from '@/components/exercises/feedback/verdict-panel';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RatingChoice } from './rating-choice';
import type { ReviewState } from './review-state';
import type { Review } from './use-review';
import { useWhen } from './use-when';

interface Props {
  review: Review;
  state: Extract<ReviewState, { phase: 'checked' }>;
}

/** After checking: what came of it, when the card comes back, and on. */
export function ReviewedBar({ review, state: { seat, result, choice } }: Props) {
  const t = useTranslations();
  const when = useWhen();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex animate-rise flex-col gap-4">
      {result.elsewhere && (
        <Notice tone="info" role="alert">
          {t('review.elsewhere', {
            verdict: t(`exercises.verdict.${result.grade.verdict}`),
            when: when(result.due, result.at),
          })}
        </Notice>
      )}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
        <section aria-label={t('exercises.result.title')} className="min-w-0 flex-1">
          <VerdictPanel kind={seat.draft.kind} result={result} />
        </section>
        <Button
          ref={next}
          size="large"
          className="order-last w-full sm:w-auto sm:min-w-40"
          // The Enter that checked may still be held down.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={review.goOn}
        >
          {result.queue.current ? t('exercises.next') : t('review.finish')}
        </Button>
      </div>
      {result.outlook.length > 0 && (
        <RatingChoice result={result} choice={choice} onRate={(rating) => void review.rate(result, rating)} />
      )}
    </div>
  );
}
