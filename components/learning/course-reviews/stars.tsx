import { Star } from 'lucide-react';
import { maxStars } from '@/lib/learning/course-reviews/stars';

/** A rating as stars out of five. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <p role="img" aria-label={label} className="flex gap-0.5 text-honey">
      {Array.from({ length: maxStars }, (_, index) => (
        <Star
          key={index}
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className={index < count ? 'fill-current' : 'opacity-40'}
        />
      ))}
    </p>
  );
}
