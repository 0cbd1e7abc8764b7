import { audiences, type profileFields } from '@/db/enums';

export { audiences };

export type Audience = (typeof audiences)[number];
export type ProfileField = (typeof profileFields)[number];
export type ShownTo = Partial<Record<ProfileField, Audience>>;

/** The reader's relation to the owner of a profile. */
export type Reader = 'self' | 'friend' | 'member' | 'visitor';

/** Where the owner has chosen nothing (decisions, "People and chat"): members see a profile, friends see who is online. */
const defaults: ShownTo = { presence: 'friends' };
const usual: Audience = 'members';

export const audienceOf = (field: ProfileField, shownTo: ShownTo): Audience =>
  shownTo[field] ?? defaults[field] ?? usual;

const readersOf: Record<Audience, readonly Reader[]> = {
  everyone: ['self', 'friend', 'member', 'visitor'],
  members: ['self', 'friend', 'member'],
  friends: ['self', 'friend'],
  nobody: ['self'],
};

export const isAmong = (reader: Reader, audience: Audience) => readersOf[audience].includes(reader);

/** Whether a reader sees a field: the audience of the profile limits that of each field. */
export function isShown(
  field: ProfileField,
  reader: Reader,
  { audience, shownTo }: { audience: Audience; shownTo: ShownTo },
): boolean {
  return isAmong(reader, audience) && isAmong(reader, audienceOf(field, shownTo));
}
