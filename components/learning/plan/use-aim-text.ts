import { useTranslations } from 'next-intl';
import type { Aim } from '@/lib/learning/plan/schema';

/** The name of an aim; `courses` are the courses that can be aims. */
export function useAimText(courses: readonly { slug: string; title: string }[]): (aim: Aim) => string {
  const t = useTranslations('plan.form');
  return (aim) => {
    switch (aim.kind) {
      case 'goal':
        return t(`goals.${aim.goal}`);
      case 'level':
        return aim.level;
      case 'course':
        return courses.find(({ slug }) => slug === aim.course)?.title ?? aim.course;
    }
  };
}
