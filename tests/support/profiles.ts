import { profileInput, type ProfileInput } from '@/lib/community/profiles/schema';
import { unsaid } from '@/lib/community/profiles/unsaid';

/** What somebody who has said nothing else sends. */
export const saidOf = (said: Partial<ProfileInput>): ProfileInput =>
  profileInput.parse({ ...unsaid, ...said });
