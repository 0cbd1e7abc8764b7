/*
 * The server's clock. It lies on globalThis because Next bundles this module more than once in a process;
 * tests and the development-only clock route shift it.
 */
const clock: { shiftMs: number; stillMs: number | null } = ((
  globalThis as { govorimClock?: { shiftMs: number; stillMs: number | null } }
).govorimClock ??= {
  shiftMs: 0,
  stillMs: null,
});

export function now(): Date {
  return new Date(clock.stillMs ?? Date.now() + clock.shiftMs);
}

/** Sets the clock to a time from which it goes on, or where it stands still; null restores the real time. */
export function setNow(time: Date | null, { still = false }: { still?: boolean } = {}): void {
  clock.shiftMs = time ? time.getTime() - Date.now() : 0;
  clock.stillMs = time && still ? time.getTime() : null;
}
