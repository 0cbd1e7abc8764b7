import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';

const tones = {
  draft: 'plain',
  scheduled: 'info',
  published: 'right',
  unpublished: 'almost',
} as const;

export function StateBadge({ state }: Pick<WrittenDocument, 'state'>) {
  const t = useTranslations('writing.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
