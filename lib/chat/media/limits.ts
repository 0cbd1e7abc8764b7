import { imageTypes, maxImageBytes } from '@/lib/platform/images/limits';

/** Decisions, "People and chat": largest picture as it is sent, largest voice note, and its longest duration. */
export const maxPictureBytes = maxImageBytes;
export const maxVoiceBytes = 1024 * 1024;
export const maxVoiceSeconds = 120;

export const pictureTypes = imageTypes;
export const voiceType = 'audio/mpeg';
export const mediaTypes = [...pictureTypes, voiceType] as const;

/** Security, "Numbers to adopt": uploads of one person in a minute, including those for articles and photographs. */
export const maxUploadsAMinute = 10;
/** An upload that is not sent within this time is erased. */
export const unsentHours = 24;
