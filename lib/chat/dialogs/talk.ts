import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { requireDialog, type Conversation } from './conversation';

/** Whether nothing may pass between the two any more: one is gone, may not be known of, or is blocked. */
export const areApart = ({ person }: Pick<Conversation, 'person'>) => !person || person.blocks;

/**
 * The dialog of two who talk: the first message was answered, or they are friends.
 * Throws AppError: 'not_found', 'not_joined', 'blocking', 'forbidden'.
 */
export async function requireTalk(viewer: Pick<Viewer, 'id'>, otherId: number) {
  const { person, ...conversation } = await requireDialog(viewer, otherId);
  if (!person) throw new AppError('not_found');
  if (person.blocks) throw new AppError('blocking');
  if (conversation.state !== 'open' && person.friendship !== 'friends') throw new AppError('forbidden');
  return { ...conversation, person };
}
