/** Lengths of one half that can be chosen. */
export const halfMinutes = [5, 10, 15, 20, 30] as const;
/** A timer that stays paused for this long ends. */
export const pausedHours = 12;
/** Timers somebody may start in an hour. */
export const maxTimersAnHour = 30;
