import type { LessonCard } from '@/lib/learning/courses/schema';
import { routes } from '@/lib/platform/routes/routes';

/** The link to the exercises when they are started, else to the lecture. */
export function lessonHref(course: string, { slug, state }: Pick<LessonCard, 'slug' | 'state'>) {
  return state === 'started' ? routes.practice(course, slug) : routes.lesson(course, slug);
}
