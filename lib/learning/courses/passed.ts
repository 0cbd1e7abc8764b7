import 'server-only';
import { selectFirstTries } from './inside/first-tries';
import { isPassed } from './policy';

/** Which of the courses somebody is done with they have passed. */
export async function listPassedCourses(userId: number, courseIds: number[]): Promise<number[]> {
  const tries = await selectFirstTries(userId, courseIds);
  return courseIds.filter((id) => isPassed(tries.get(id) ?? { right: 0, total: 0 }));
}
