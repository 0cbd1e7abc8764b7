import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CardView } from '@/lib/learning/review/card-schema';

/** The source of a card that is no word of a lesson. */
export function SourceBadge({ source }: Pick<CardView, 'source'>) {
  const t = useTranslations('review.sources');
  if (source === 'word') return null;
  return <Badge className="self-start">{t(source)}</Badge>;
}
