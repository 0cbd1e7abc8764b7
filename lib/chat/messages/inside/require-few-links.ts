import 'server-only';
import type { Conversation } from '@/lib/chat/dialogs/conversation';
import { isNewcomer } from '@/lib/chat/dialogs/policy';
import { maxNewcomerLinks } from '@/lib/chat/messages/limits';
import { countLinks } from '@/lib/chat/messages/policy';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';

/** Throws AppError('too_many_links') for a text by somebody on the first day of their account. */
export function requireFewLinks({ dialog }: Pick<Conversation, 'dialog'>, text: string): void {
  if (isNewcomer(dialog.registeredAt, now()) && countLinks(text) > maxNewcomerLinks)
    throw new AppError('too_many_links', { values: { max: maxNewcomerLinks } });
}
