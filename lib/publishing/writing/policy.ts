import type { documentKinds, documentStates } from '@/db/enums';
import type { Role } from '@/lib/people/auth/viewer';

/*
 * Who writes (decisions, "Roles"): a teacher their own posts, and publishes once an administrator has approved them;
 * an administrator everything. For everybody else there is no such room.
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
  /** Whether the public could ever read it. */
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

/** What the public reads is for those who may publish; a draft nobody reads yet is its author's. */
export const canEdit = (writer: Writer, writing: Writing) =>
  canSee(writer, writing) && (mayPublishOwn(writer) || !writing.wasPublished);

export const canPublish = (writer: Writer, writing: Writing) =>
  canSee(writer, writing) && mayPublishOwn(writer);

/** What was read once has addresses elsewhere: it is taken from the public, never removed. */
export const canRemove = (writer: Writer, writing: Writing) =>
  canEdit(writer, writing) && !writing.wasPublished && writing.state === 'draft';
