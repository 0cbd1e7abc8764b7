import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { candidateMaker } from './candidates';
import { selectOwners } from './inside/owner-queries';
import { languageSkillsOf, sharedBy } from './languages';

/**
 * Languages besides Russian that two people may speak with each other, read from what both show to members, the likeliest
 * first.
 */
export async function listSharedLanguages(one: number, other: number): Promise<string[]> {
  const at = now();
  const owners = candidateMaker(at, at.toISOString().slice(0, 10))(await selectOwners(db, [one, other]));
  const [mine, theirs] = [one, other].map((id) => owners.find(({ row }) => row.id === id));
  return mine && theirs ? sharedBy(languageSkillsOf(mine.shown), languageSkillsOf(theirs.shown)) : [];
}
