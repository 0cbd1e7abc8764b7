import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FieldMessages } from '@/components/ui/field';
import { maxStars } from '@/lib/learning/course-reviews/stars';

interface Props {
  /** 0 before a choice. */
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
}

/** Radio buttons that look like stars. */
export function StarChoice({ value, onChange, error }: Props) {
  const t = useTranslations('home.reviews');
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? 'review-stars-error' : undefined}>
      <legend className="font-medium">{t('rate')}</legend>
      <div className="flex">
        {Array.from({ length: maxStars }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className="flex size-11 cursor-pointer items-center justify-center rounded-control text-honey input-focused:outline-2 input-focused:outline-cobalt"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              size={28}
              strokeWidth={1.75}
              aria-hidden
              className={stars <= value ? 'fill-current' : undefined}
            />
            <span className="sr-only">{t('stars', { count: stars })}</span>
          </label>
        ))}
      </div>
      <FieldMessages id="review-stars" error={error} />
    </fieldset>
  );
}
