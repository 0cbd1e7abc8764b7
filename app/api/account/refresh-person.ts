import type { Connection } from '@/db/client';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { announceReviewer } from '@/lib/learning/course-reviews/announce-reviewer';
import { announceAuthor } from '@/lib/publishing/writing/announce-author';

/** Has a person who leaves, or stays after all, disappear from what is kept ready for others, or come back. */
export async function refreshPerson(on: Connection, userId: number): Promise<void> {
  await refreshDirectory(on, userId);
  await announceAuthor(on, userId);
  await announceReviewer(on, userId);
}
