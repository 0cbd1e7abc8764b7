/*
 * The server's clock. It lies on globalThis because Next bundles this module more than once in a process;
 * tests and the development-only clock route shift it.
 */
const shift: { milliseconds: number } = ((
  globalThis as { govorimClock?: { milliseconds: number } }
).govorimClock ??= {
  milliseconds: 0,
});

export function now(): Date {
  return new Date(Date.now() + shift.milliseconds);
}

/** Sets the clock to a moment from which it goes on; null sets it right again. */
export function setNow(moment: Date | null): void {
  shift.milliseconds = moment ? moment.getTime() - Date.now() : 0;
}
