import 'server-only';
import { selectIdsOf } from './inside/course-queries';
import { selectProgress } from './inside/progress-queries';

interface Counts {
  /** Who has begun it. */
  learners: number;
  /** Of those, who is done with it. */
  finished: number;
}

/** Of courses by their slugs; one that nobody has begun is missing. */
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
