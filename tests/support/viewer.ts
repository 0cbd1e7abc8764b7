import { consentVersion } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';

/** A person as the caller of a verb: a learner without restrictions and without a session. */
export const viewerOf = (id: number, rest: Partial<Viewer> = {}): Viewer => ({
  id,
  role: 'student',
  firstName: 'Майя',
  surname: 'Орлова',
  locale: 'ru',
  points: 0,
  timeZone: 'UTC',
  isVerified: true,
  consentVersion,
  eraseAt: null,
  photoId: null,
  mutedUntil: null,
  suspendedUntil: null,
  session: null,
  ...rest,
});
