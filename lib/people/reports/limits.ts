export { reportReasons, reportSubjects } from '@/db/enums';

/** Code points of what somebody tells moderators, and of what these tell a person. */
export const maxNoteCodePoints = 300;
export const maxReasonCodePoints = 300;
