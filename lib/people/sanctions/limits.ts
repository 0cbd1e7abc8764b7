/** Days of a mute or suspension; a suspension may also be permanent. */
export const sanctionDays = [1, 7, 30] as const;
/** Longest appeal, and longest answer to one, in code points. */
export const maxAppealCodePoints = 1000;
export const maxAnswerCodePoints = 300;
