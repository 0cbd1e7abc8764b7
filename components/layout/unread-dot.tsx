/** Something waits; how much is said by the name of what it is on. */
export function UnreadDot() {
  return (
    <span aria-hidden className="absolute top-2 right-2 size-2.5 rounded-full bg-rowan ring-2 ring-paper" />
  );
}
