const pad = (count: number) => String(count).padStart(2, '0');

/** A duration as on a clock: 0:07, 12:30, 1:02:03. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
