import type { DialogState } from '@/lib/chat/dialogs/policy';

/** Whether pictures and voice notes may pass between two people: never before the first answer. Friends need not ask. */
export const canSendMedia = (state: DialogState, areFriends: boolean) => state === 'open' || areFriends;
