import type { CourseSource, LessonSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import type { Kind } from '@/lib/russian/exercises/schema';

/** Kinds of exercises by difficulty: recognise, complete, produce. */
const steps: readonly (readonly Kind[])[] = [['pairs', 'choice'], ['gap', 'order'], ['write']];

/** In every lesson exercises become more difficult: each step has a later average position than the step before. */
export function checkDifficulty({ lessons }: CourseSource): Fault[] {
  return lessons
    .filter(({ announced }) => !announced)
    .filter((lesson) => !rises(lesson))
    .map(({ atExercises }) => ({ ...atExercises(), message: 'The exercises do not become more difficult.' }));
}

function rises({ exercises }: LessonSource): boolean {
  const places = steps.map((kinds) => {
    const own = exercises.flatMap(({ content }, index) => (kinds.includes(content.kind) ? [index] : []));
    return own.reduce((sum, place) => sum + place, 0) / own.length;
  });
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}
