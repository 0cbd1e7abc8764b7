import { reportReasons as stored } from '@/db/enums';

/** In the order of the form: 'other' comes last. */
export const reportReasons = [...stored.filter((reason) => reason !== 'other'), 'other'] as const;

/** Longest note to the moderators, and longest reason from them, in code points. */
export const maxNoteCodePoints = 300;
export const maxReasonCodePoints = 300;
