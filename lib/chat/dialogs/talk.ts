import 'server-only';
import { findPerson, type Person } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { requireDialog, type Conversation } from './conversation';

/** Whether nothing may pass between the two people any more: the other one is gone, hidden from the viewer, or blocked. */
export const areApart = ({ person }: Pick<Conversation, 'person'>) => !person || person.blocks;

/**
 * Whether the two are apart as either of them sees it: for work that neither has asked for. To be called outside of a
 * transaction, because it takes a connection of its own.
 */
export async function areParted(one: number, other: number): Promise<boolean> {
  const seen = await Promise.all([findPerson({ id: one }, other), findPerson({ id: other }, one)]);
  return seen.some((person) => areApart({ person }));
}

/** The other person, if anything may pass between the two. Throws AppError: 'not_found', 'blocking'. */
export function requireTogether({ person }: Pick<Conversation, 'person'>): Person {
  if (!person) throw new AppError('not_found');
  if (person.blocks) throw new AppError('blocking');
  return person;
}

/**
 * The dialog of two people who may talk: the first message was answered, or they are friends. Throws AppError: 'not_found',
 * 'not_joined', 'blocking', 'forbidden'.
 */
export async function requireTalk(viewer: Pick<Viewer, 'id'>, otherId: number) {
  const conversation = await requireDialog(viewer, otherId);
  const person = requireTogether(conversation);
  if (conversation.state !== 'open' && person.friendship !== 'friends') throw new AppError('forbidden');
  return { ...conversation, person };
}
