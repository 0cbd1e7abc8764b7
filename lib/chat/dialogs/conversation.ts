import 'server-only';
import { findPerson, type Person } from '@/lib/people/audience/find-person';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import { isMuted } from '@/lib/people/auth/sanction-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listWelcoming } from '@/lib/community/matching/welcoming';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { selectDialog, type DialogRow } from './inside/queries';
import { dialogStateOf, refusalOf, type DialogState, type WritingRefusal } from './policy';

/** The conversation of the viewer with one other person, and that person as the viewer may see them. */
export interface Conversation {
  otherId: number;
  /** Null if the viewer may not see the person any more: old messages stay readable, nothing can be added. */
  person: Person | null;
  dialog: DialogRow;
  state: DialogState;
}

/**
 * The conversation of the viewer with a person, also before anything was written. If the viewer may not see the person, the
 * conversation exists only when messages exist; otherwise the error is the one for a missing person.
 * Throws AppError: 'not_found', 'not_joined'.
 */
export async function requireConversation(
  viewer: Pick<Viewer, 'id'>,
  otherId: number,
): Promise<Conversation> {
  if (otherId === viewer.id) throw new AppError('not_found');
  const [person, dialog] = await Promise.all([
    findPerson(viewer, otherId),
    selectDialog(db, viewer.id, otherId),
  ]);
  if (!dialog) throw new AppError('not_found');
  if (!person && dialog.id === null) throw new AppError(dialog.hasJoined ? 'not_found' : 'not_joined');
  return { otherId, person, dialog, state: dialogStateOf(viewer.id, dialog) };
}

/** A conversation that was opened, with the id of its dialog. Throws AppError: 'not_found', 'not_joined'. */
export async function requireDialog(viewer: Pick<Viewer, 'id'>, otherId: number) {
  const conversation = await requireConversation(viewer, otherId);
  const { id } = conversation.dialog;
  if (id === null) throw new AppError('not_found');
  return { ...conversation, dialogId: id };
}

/**
 * Throws AppError, where `findRefusal` names a reason: 'email_unverified', 'muted', 'not_joined', 'not_found', 'not_welcome',
 * 'unanswered', 'blocking'.
 */
export async function requireMayWriteTo(viewer: Viewer, conversation: Conversation): Promise<void> {
  const refusal = await findRefusal(viewer, conversation);
  if (refusal === null) return;
  if (refusal === 'muted') requireMayWrite(viewer);
  throw new AppError(refusal === 'gone' ? 'not_found' : refusal);
}

/** Why the viewer cannot write here; null when they may. 'gone': the viewer may not see the other person any more. */
export async function findRefusal(
  viewer: Viewer,
  { person, dialog, state }: Conversation,
): Promise<WritingRefusal | 'gone' | null> {
  if (!viewer.isVerified) return 'email_unverified';
  if (isMuted(viewer, now())) return 'muted';
  if (!person) return 'gone';
  if (!dialog.hasJoined) return 'not_joined';
  const areFriends = person.friendship === 'friends';
  const isFirst = state === 'none' && !areFriends;
  const isWelcome = isFirst && (await listWelcoming(viewer, [person.id])).has(person.id);
  return refusalOf({ state, areFriends, blocks: person.blocks, isWelcome, unanswered: dialog.unanswered });
}
