import { reportReasons as stored } from '@/db/enums';

/** In the order of the form: what may be anything comes last. */
export const reportReasons = [...stored.filter((reason) => reason !== 'other'), 'other'] as const;

/** Code points of what somebody tells moderators, and of what these tell a person. */
export const maxNoteCodePoints = 300;
export const maxReasonCodePoints = 300;
