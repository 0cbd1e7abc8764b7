import { profileInput, type ProfileInput } from '@/lib/community/profiles/schema';
import { unsaid } from '@/lib/community/profiles/unsaid';

type Said = Omit<ProfileInput, 'birth_date'>;

/** What somebody sends who has said nothing else, and whose date of birth is known. */
export const saidOf = (said: Partial<Said>): Said => profileInput.parse({ ...unsaid, ...said });
