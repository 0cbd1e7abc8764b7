/** Messages that nobody has read after so long are told of (decisions, “Notifications”). */
export const unreadMinutes = 15;
/** Whoever was told hears nothing more until they have read something, or for so long. */
export const silentHours = 24;
/** After a longer standstill, older messages are not told of any more. */
export const maxBackHours = 24;
/** People of one run. */
export const maxReminded = 10_000;
