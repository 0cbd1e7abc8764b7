import type { Conversation } from '@/lib/chat/dialogs/conversation';
import { AppError } from '@/lib/platform/errors';
import { canSendMedia } from './policy';

/** Throws AppError('media_too_early') before the first answer. */
export function requireAnswered({ state, person }: Pick<Conversation, 'state' | 'person'>): void {
  if (!canSendMedia(state, person?.friendship === 'friends')) throw new AppError('media_too_early');
}
