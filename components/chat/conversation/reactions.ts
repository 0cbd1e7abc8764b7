import type { MessageReaction } from '@/lib/chat/messages/schema';

/** Emoji of each reaction, in the order of the menu. */
export const reactionSigns: Record<MessageReaction, string> = {
  like: '👍',
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  thanks: '🙏',
};

// The boundary: the keys of the table above are all reactions.
export const reactions = Object.keys(reactionSigns) as MessageReaction[];
