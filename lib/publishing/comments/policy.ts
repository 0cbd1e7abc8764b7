import type { CommentView } from './schema';

type Shown = Pick<CommentView, 'state' | 'mine' | 'hidden_reason'>;

/** An unconfirmed address could be anybody's: until then one reads (decisions, "Accounts"). */
export const canTakePart = ({ is_verified }: { is_verified: boolean }) => is_verified;

/** What was hidden is not rewritten behind a moderator's back. */
export const canEdit = ({ mine, state }: Shown) => mine && state === 'shown';
export const canDelete = ({ mine, state }: Shown) => mine && state !== 'deleted';
export const canAnswer = ({ state }: Pick<Shown, 'state'>) => state === 'shown';
/** One's own needs neither one's praise nor one's complaint. */
export const canLike = ({ mine, state }: Shown) => !mine && state === 'shown';
export const canReport = (comment: Shown) => canLike(comment);
