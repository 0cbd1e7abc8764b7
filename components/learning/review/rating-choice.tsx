import { useTranslations } from 'next-intl';
import { useShortcuts } from '@/components/learning/session/use-shortcuts';
import { classNames } from '@/components/ui/class-names';
import { ratings } from '@/lib/learning/review/ratings';
import type { ReviewResult } from '@/lib/learning/review/schema';
import { useRating } from './use-rating';
import { useWhen } from './use-when';

interface Props {
  result: ReviewResult;
  onRated: (result: ReviewResult) => void;
}

/** The four ratings with the next date of each; the answer has preselected one, which the learner may change. */
export function RatingChoice({ result, onRated }: Props) {
  const t = useTranslations('review.rating');
  const when = useWhen();
  const { outlook, rating: chosen, at } = result;
  const { choice, rate } = useRating(result, onRated);
  useShortcuts({
    onDigit: (position) => {
      const rating = ratings[position];
      if (rating) void rate(rating);
    },
  });
  return (
    <div role="group" aria-label={t('title')} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t('title')}</p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {outlook.map(({ rating, due }) => (
          <button
            key={rating}
            type="button"
            aria-pressed={rating === chosen}
            aria-disabled={choice === 'saving'}
            aria-label={t('comesBack', { rating: t(`${rating}`), when: when(due, at) })}
            onClick={() => choice !== 'saving' && void rate(rating)}
            className={classNames(
              'flex min-h-11 flex-col items-center justify-center rounded-control border bg-raised px-2 py-1.5 text-center leading-tight transition-colors',
              rating === chosen
                ? 'border-cobalt text-cobalt ring-1 ring-cobalt'
                : 'border-control text-ink hover:border-cobalt hover:text-cobalt',
            )}
          >
            <span className="font-medium">
              <kbd aria-hidden className="mr-1.5 hidden font-sans text-sm text-soft keyboard:inline">
                {rating}
              </kbd>
              {t(`${rating}`)}
            </span>
            <span className="text-sm text-soft">{when(due, at)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-soft">
        {choice === 'failed' && <span className="text-rowan">{t('failed')}</span>}
        {choice === 'settled' && t('settled')}
        {(choice === 'made' || choice === 'saving') && (
          <>
            {t('hint')} <span className="hidden keyboard:inline">{t('keys')}</span>
          </>
        )}
      </p>
    </div>
  );
}
