import type { documentKinds, documentStates } from '@/db/enums';
import type { Role } from '@/lib/people/auth/viewer';

/*
 * Who may write (decisions, "Roles"): a teacher writes posts, and publishes them once an administrator has approved the
 * teacher; an administrator writes everything. Nobody else sees these pages.
 */
export interface Writer {
  id: number;
  role: Role;
  isApproved: boolean;
}
export interface Writing {
  kind: (typeof documentKinds)[number];
  authorId: number | null;
  state: (typeof documentStates)[number];
  /** Whether it has ever been public. */
  wasPublished: boolean;
}

const isEditor = ({ role }: Pick<Writer, 'role'>) => role === 'administrator';
const isOwn = ({ id, role }: Writer, { kind, authorId }: Writing) =>
  role === 'teacher' && kind === 'post' && authorId === id;

export const canWrite = ({ role }: Pick<Writer, 'role'>) => role === 'teacher' || isEditor({ role });
export const canWritePages = isEditor;
export const writesEverything = isEditor;
export const mayPublishOwn = (writer: Writer) => isEditor(writer) || writer.isApproved;

export const canSee = (writer: Writer, writing: Writing) => isEditor(writer) || isOwn(writer, writing);

/** Only people who may publish can edit a text that was public; an unpublished draft can be edited by its author. */
export const canEdit = (writer: Writer, writing: Writing) =>
  canSee(writer, writing) && (mayPublishOwn(writer) || !writing.wasPublished);

export const canPublish = (writer: Writer, writing: Writing) =>
  canSee(writer, writing) && mayPublishOwn(writer);

/** A document that was public may be linked from elsewhere: it can be unpublished, never deleted. */
export const canRemove = (writer: Writer, writing: Writing) =>
  canEdit(writer, writing) && !writing.wasPublished && writing.state === 'draft';
