import { Construction } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CourseCard } from '@/lib/learning/courses/schema';

const tones = { in_progress: 'almost', done: 'right', passed: 'right' } as const;

/** The level and the status badges of a course. */
export function CourseBadges({ course }: { course: Pick<CourseCard, 'level' | 'state' | 'announced'> }) {
  const t = useTranslations('courses');
  const { level, state, announced } = course;
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone="info">{t('level', { level })}</Badge>
      {announced ? (
        <UnderConstruction />
      ) : (
        state !== 'not_started' && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      )}
    </div>
  );
}

export function UnderConstruction() {
  const t = useTranslations('courses.construction');
  return (
    <Badge>
      <Construction size={16} strokeWidth={1.75} aria-hidden />
      {t('badge')}
    </Badge>
  );
}
