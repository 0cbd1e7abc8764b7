import 'server-only';
import { selectIdsOf } from './inside/course-queries';
import { selectProgress } from './inside/progress-queries';

interface Counts {
  /** Number of learners who have begun the course. */
  learners: number;
  /** Number of learners who are done with it. */
  finished: number;
}

/** Learner counts by slug of the course; a course that nobody has begun is missing. */
export async function countLearners(slugs: string[]): Promise<Map<string, Counts>> {
  if (slugs.length === 0) return new Map();
  const ids = await selectIdsOf(slugs);
  const counts = await selectProgress(ids.map(({ id }) => id));
  return new Map(
    ids.flatMap(({ id, slug }) => {
      const found = counts.get(id);
      return found ? [[slug, found] as const] : [];
    }),
  );
}
