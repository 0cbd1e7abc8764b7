/*
 * The server's clock. It lies on globalThis because Next bundles this module more than once in a process;
 * tests and the development-only clock route shift it.
 */
const clock: { shift: number; still: number | null } = ((
  globalThis as { govorimClock?: { shift: number; still: number | null } }
).govorimClock ??= {
  shift: 0,
  still: null,
});

export function now(): Date {
  return new Date(clock.still ?? Date.now() + clock.shift);
}

/** Sets the clock to a time from which it goes on, or where it stands still; null restores the real time. */
export function setNow(time: Date | null, { still = false }: { still?: boolean } = {}): void {
  clock.shift = time ? time.getTime() - Date.now() : 0;
  clock.still = time && still ? time.getTime() : null;
}
