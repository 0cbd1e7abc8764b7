import type { CommentView } from './schema';

type CommentState = Pick<CommentView, 'state' | 'mine' | 'hidden_reason'>;

/** Until the e-mail is confirmed a person can only read: the address could be anybody's (decisions, "Accounts"). */
export const canTakePart = ({ is_verified }: { is_verified: boolean }) => is_verified;

/** A hidden comment cannot be edited, so that it stays as the moderator judged it. */
export const canEdit = ({ mine, state }: CommentState) => mine && state === 'shown';
export const canDelete = ({ mine, state }: CommentState) => mine && state !== 'deleted';
export const canAnswer = ({ state }: Pick<CommentState, 'state'>) => state === 'shown';
/** Nobody likes or reports their own comment. */
export const canLike = ({ mine, state }: CommentState) => !mine && state === 'shown';
export const canReport = (comment: CommentState) => canLike(comment);
