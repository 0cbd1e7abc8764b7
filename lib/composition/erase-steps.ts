import 'server-only';
import { eraseMediaOfSender } from '@/lib/chat/media/erase';
import { eraseDialogs } from '@/lib/chat/dialogs/erase';
import { erasePhoto } from '@/lib/community/profiles/erase';
import { announceReviewer } from '@/lib/learning/course-reviews/announce-reviewer';
import { eraseDataExport } from '@/lib/people/account/data-export';
import type { EraseStep } from '@/lib/people/account/erase';
import { eraseWriting } from '@/lib/publishing/writing/erase';

/**
 * The slices' parts of erasing an account that no foreign key does: a slice with files, or with texts whose reference is set
 * to null, adds its step here.
 */
export const eraseSteps: readonly EraseStep[] = [
  eraseWriting,
  announceReviewer,
  erasePhoto,
  eraseMediaOfSender,
  eraseDataExport,
  eraseDialogs,
];
