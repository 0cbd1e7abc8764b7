import { imageTypes, maxImageBytes } from '@/lib/platform/images/limits';

/** Decisions, "People and chat": the largest picture as it is sent, and the largest and longest voice note. */
export const maxPictureBytes = maxImageBytes;
export const maxVoiceBytes = 1024 * 1024;
export const maxVoiceSeconds = 120;

export const pictureTypes = imageTypes;
export const voiceType = 'audio/mpeg';
export const mediaTypes = [...pictureTypes, voiceType] as const;

/** Security, "Numbers to adopt": uploads of one person in a minute, those of articles and photographs too. */
export const maxUploadsAMinute = 10;
/** So long an upload waits to be sent with a message; then it is erased. */
export const unsentHours = 24;
