import { refreshDirectory } from '@/lib/community/directory/refresh';
import { announceReviewer } from '@/lib/learning/course-reviews/announce-reviewer';
import type { RefreshPerson } from '@/lib/people/account/leave';
import { announceAuthor } from '@/lib/publishing/writing/announce-author';

/** Has a person who leaves, or stays after all, disappear from what is kept ready for others, or come back. */
export const refreshPerson: RefreshPerson = async (on, userId) => {
  await refreshDirectory(on, userId);
  await announceAuthor(on, userId);
  await announceReviewer(on, userId);
};
