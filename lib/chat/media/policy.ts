import type { DialogState } from '@/lib/chat/dialogs/policy';

/** Whether pictures and voice notes may be sent between two people: only after the first answer, or between friends. */
export const canSendMedia = (state: DialogState, areFriends: boolean) => state === 'open' || areFriends;
