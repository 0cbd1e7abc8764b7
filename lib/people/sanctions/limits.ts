/** Days that somebody may be muted or suspended for; suspended also for good. */
export const sanctionDays = [1, 7, 30] as const;
/** Code points of an appeal, and of its answer. */
export const maxAppealCodePoints = 1000;
export const maxAnswerCodePoints = 300;
